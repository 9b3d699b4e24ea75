import { afterEach, describe, expect, it } from 'vitest';
import type { Face } from '../../../core/lock/model.ts';
import { until } from '../../shared/testing/until.ts';
import { listen, settle } from './testing/listen.ts';
import { type HeldLock, strike, takeLock } from './testing/takeLock.tsx';

let lock: HeldLock;
afterEach(() => lock.unmount());

const WHEELS: Face = {
  type: 'wheels',
  wheels: [{ type: 'digits' }, { type: 'signs', signs: ['star', 'moon'] }],
};
const SWITCHES: Face = { type: 'switches', count: 4, columns: 2 };
const CARDS: Face = {
  type: 'order',
  pieces: ['dawn', 'noon', 'dusk'].map((text) => ({ type: 'word', text })),
};
const TILES: Face = {
  type: 'jigsaw',
  uri: '/art/backgrounds/study/green.webp',
  columns: 3,
  rows: 2,
  moves: 'both',
};

// These tests come first in this file, since they need faces whose chunks are not loaded yet.
describe('K2 what is struck on a lock before its face is there', () => {
  it.each([
    { face: { type: 'text' }, keys: 'Orion 7', tried: 'Orion 7' },
    { face: { type: 'digits' }, keys: '1010', tried: '1010' },
    { face: WHEELS, keys: '4', tried: '4 star' },
    { face: { type: 'colours' }, keys: '13', tried: 'red yellow' },
    { face: SWITCHES, keys: '24', tried: '0101' },
  ] satisfies { face: Face; keys: string; tried: string }[])(
    '$face.type: is entered in its order, and tried',
    async ({ face, keys, tried }) => {
      lock = await takeLock(face);
      for (const key of keys) strike(lock.form, key);
      strike(lock.form, 'Enter');
      expect(lock.tries).toEqual([]);
      await until(() => expect(lock.tries).toEqual([tried]));
    },
  );

  it('tries nothing where it is held down since it took the lock into the hand, nor later', async () => {
    lock = await takeLock({ type: 'clock' });
    strike(lock.form, 'Enter', { repeat: true });
    await lock.control('Hour hand');
    strike(lock.form, 'Enter', { repeat: true });
    strike(lock.form, 'Enter');
    await until(() => expect(lock.tries).toEqual(['12:00']));
  });
});

describe('K2 a first letter leads to its sign', () => {
  it('from one that begins with it to the next, and around', async () => {
    lock = await takeLock({ type: 'symbols' });
    strike(lock.form, 'm');
    const moon = await lock.control('moon');
    await until(() => expect(document.activeElement).toBe(moon));
    strike(moon, 'M');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('mountain');
    strike(document.activeElement, 'm');
    expect(document.activeElement).toBe(moon);
    strike(moon, 'z');
    expect(document.activeElement).toBe(moon);
  });
});

describe('K2 wheels take what is typed off them, one sign each', () => {
  it('from the first on, with Backspace for the one before', async () => {
    const digits = { type: 'digits' } as const;
    lock = await takeLock({ type: 'wheels', wheels: [digits, digits, digits] });
    await lock.control('Wheel 1 of 3');
    for (const key of ['1', '2', 'Backspace', '7', '3', '4', 'x', 'Enter']) {
      strike(lock.form, key);
      await settle();
    }
    expect(lock.tries).toEqual(['7 3 4']);
  });

  it('a whole code also after one of them was touched, or led to by the keyboard', async () => {
    const digits = { type: 'digits' } as const;
    lock = await takeLock({ type: 'wheels', wheels: [digits, digits, digits] });
    const last = await lock.control('Wheel 3 of 3');
    for (const touch of [
      () => last.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
      () => {},
    ]) {
      touch();
      last.focus();
      for (const key of ['1', '7', '3', 'Enter']) {
        strike(last, key);
        await settle();
      }
      last.blur();
    }
    expect(lock.tries).toEqual(['1 7 3', '1 7 3']);
  });

  it('and arrow keys turn the first one at once, which has the focus', async () => {
    lock = await takeLock(WHEELS);
    const first = await lock.control('Wheel 1 of 2');
    await until(() => expect(document.activeElement).toBe(first));
    strike(first, 'ArrowDown');
    await settle();
    strike(first, 'Enter');
    await until(() => expect(lock.tries).toEqual(['1 star']));
  });

  it('and a mouse wheel turns one, and scrolls nothing', async () => {
    lock = await takeLock({ type: 'wheels', wheels: [{ type: 'digits' }] });
    const wheel = await lock.control('Wheel 1 of 1');
    const notch = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true });
    wheel.dispatchEvent(notch);
    await settle();
    expect([wheel.getAttribute('aria-valuetext'), notch.defaultPrevented]).toEqual(['1', true]);
  });
});

/** A change made to a lock, and everything a screen reader should say about it. */
type Change = readonly [act: () => unknown, ...heard: string[]];

async function expectHeard(changes: readonly Change[]) {
  const { heard } = listen(lock.form);
  for (const [act, ...words] of changes) {
    await act();
    expect(await heard()).toEqual(words);
  }
}

async function press(label: string | RegExp) {
  const control = await lock.control(label);
  control.focus();
  control.click();
}

const inFocus = (key: string) => () => strike(document.activeElement, key);

const onForm = (key: string) => () => {
  lock.form.focus();
  strike(lock.form, key);
};

describe('K2 each thing pressed on a lock is heard, once', () => {
  it.each([
    { face: { type: 'digits' }, first: '4', second: '2', both: '4 2' },
    { face: { type: 'colours' }, first: 'blue, drop', second: 'red, round', both: 'blue, red' },
    { face: { type: 'directions' }, first: 'up', second: 'left', both: 'up, left' },
    { face: { type: 'symbols' }, first: 'moon', second: 'key', both: 'moon, key' },
    { face: { type: 'melody' }, first: 'mi', second: 'so', both: 'mi, so' },
  ] satisfies { face: Face; first: string; second: string; both: string }[])(
    'of $face.type: all that was pressed',
    async ({ face, first, second, both }) => {
      lock = await takeLock(face);
      const one = first.split(',')[0] as string;
      await lock.control(first);
      await expectHeard([
        [() => press(first), one],
        [() => press(second), both],
        [inFocus('Backspace'), one],
        [() => press('Undo the last one'), 'Nothing entered.'],
      ]);
    },
  );
});

describe('K2 each change of pieces, parts and a word is heard, once', () => {
  it('of a thread: where it has come to, and how long it is', async () => {
    const face: Face = { type: 'pattern', grid: '3x3' };
    lock = await takeLock(face);
    await lock.control('Row 1, pin 1');
    await expectHeard([
      [() => press('Row 1, pin 1'), 'Row 1, pin 1: number 1 of the thread'],
      [() => press('Row 2, pin 2'), 'Row 2, pin 2: number 2 of the thread'],
      [inFocus('Backspace'), 'Row 1, pin 1: number 1 of the thread'],
    ]);
    // The control is announced again when it gets the focus back.
    lock.form.focus();
    await lock.control('Row 1, pin 1: number 1 of the thread');
  });

  it('of cards: which one lies where', async () => {
    lock = await takeLock(CARDS);
    const card = await lock.control(/, place 1 of 3$/);
    const name = card.getAttribute('aria-label')?.split(',')[0];
    card.focus();
    await expectHeard([
      [() => card.click(), 'aria-pressed true'],
      [inFocus('ArrowRight'), `${name}, place 2 of 3`],
      [inFocus('ArrowRight'), `${name}, place 3 of 3`],
      [() => card.click(), 'aria-pressed false'],
    ]);
    lock.form.focus();
    await until(() => expect(card.getAttribute('aria-label')).toBe(`${name}, place 3 of 3`));
  });

  it('of a picture: which part lies where, and how it is turned', async () => {
    lock = await takeLock(TILES);
    const tile = await lock.control(/place 1(,|$)/);
    const [part, turned = ''] = tile.getAttribute('aria-label')?.split(', place 1') ?? [];
    const next = (degrees: string) => (Number(degrees.match(/\d+/)?.[0] ?? 0) + 90) % 360;
    const after = next(turned);
    tile.focus();
    await expectHeard([
      [() => tile.click(), 'aria-pressed true'],
      [inFocus('ArrowRight'), `${part}, place 2${turned}`],
      [inFocus('r'), `${part}, place 2${after === 0 ? '' : `, turned ${after} degrees`}`],
    ]);
  });

  it('of wheels, a clock and switches: by what is in focus itself, else in words', async () => {
    lock = await takeLock(WHEELS);
    const signs = await lock.control('Wheel 2 of 2');
    await expectHeard([
      [() => strike(signs, 'ArrowDown'), 'Wheel 2 of 2: moon'],
      [() => signs.focus()],
      [inFocus('ArrowDown'), 'aria-valuetext star'],
      [inFocus('5'), 'Wheel 1 of 2: 5'],
    ]);
    lock.unmount();

    const clock: Face = { type: 'clock' };
    lock = await takeLock(clock);
    const minutes = await lock.control('Minute hand');
    await until(() => expect(document.activeElement, 'arrow keys turn it at once').toBe(minutes));
    minutes.blur();
    await expectHeard([
      [() => strike(minutes, 'ArrowRight'), 'five past twelve'],
      [() => minutes.focus()],
      [inFocus('ArrowRight'), 'aria-valuetext ten past twelve'],
    ]);
    lock.unmount();

    lock = await takeLock(SWITCHES);
    const second = await lock.control('Switch 2');
    await expectHeard([
      [onForm('2'), 'Switch 2: on'],
      [() => second.click(), 'Switch 2: off'],
      [() => second.focus()],
      [() => second.click(), 'aria-checked true'],
    ]);
  });

  it('of a word: by its field alone', async () => {
    const face: Face = { type: 'text' };
    lock = await takeLock(face);
    await lock.control('Answer');
    await expectHeard([[onForm('a')], [onForm('Backspace')]]);
  });
});

describe('K2 a typed answer is seen whole', () => {
  it('on several lines where one is too short, and a pasted line break is a space', async () => {
    lock = await takeLock({ type: 'text' });
    const field = (await lock.control('Answer')) as HTMLTextAreaElement;
    const hint = () => lock.form.textContent?.includes('Answer, please.') ?? false;
    paste(field, 'seventeen letters');
    await settle();
    const onOneLine = field.style.height;
    expect(hint()).toBe(true);
    paste(field, 'the long way round\nthe mountain');
    await settle();
    expect(field.value).toBe('the long way round the mountain');
    expect(field.style.height).not.toBe(onOneLine);
    expect(hint(), 'the field takes its place').toBe(false);
    strike(field, 'Enter');
    expect(lock.tries).toEqual(['the long way round the mountain']);
  });
});

describe('K2 the keys painted on a lock by words', () => {
  const press = async (sign: string) => {
    lock.form.querySelector<HTMLElement>(`[data-key="${sign}"]`)?.click();
    await settle();
  };

  it('type what is on them, without taking the focus or standing in the way of arrow keys', async () => {
    lock = await takeLock({ type: 'text' }, 'terminal');
    const field = (await lock.control('Answer')) as HTMLTextAreaElement;
    for (const sign of ['O', 'X', '⌫', ' ', '7']) await press(sign);
    expect(lock.entries).toEqual(['O', 'OX', 'O', 'O ', 'O 7']);
    expect(document.activeElement).toBe(field);
    strike(lock.form, 'ArrowDown');
    expect(document.activeElement?.hasAttribute('data-key')).toBe(false);
  });

  it('are not there where one writes by hand', async () => {
    lock = await takeLock({ type: 'text' }, 'stone');
    await lock.control('Answer');
    expect(lock.form.querySelectorAll('[data-key]')).toHaveLength(0);
  });
});

/** Sets the value past React's own setter, without which React would not notice the change. */
function paste(field: HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

it('K2 nothing entered is nothing to take back: the answer to the last try stays', async () => {
  lock = await takeLock({ type: 'digits' });
  const undo = await lock.control('Undo the last one');
  undo.click();
  strike(lock.form, 'Backspace');
  await settle();
  expect(lock.entries).toEqual([]);
  strike(lock.form, '7');
  await settle();
  undo.click();
  await settle();
  expect(lock.entries).toEqual(['7', '']);
});
