// @vitest-environment happy-dom
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { definitionOf } from '../../../core/lock/faces.ts';
import type { Face } from '../../../core/lock/model.ts';
import { LockFace } from './LockFace.tsx';
import { startOf } from './startOf.ts';

let host: HTMLElement;
let root: Root;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

/** A lock in the hand, whose pieces lie as this seed lays them. */
function Held({ face }: { face: Face }) {
  const [view] = useState(() => definitionOf(face).view(face, { answer: '', seed: 'a play' }));
  const [entered, setEntered] = useState(() => startOf(view));
  return (
    <LockFace
      view={view}
      entered={entered}
      onEnter={setEntered}
      state="rest"
      label="Try it"
      onTry={() => {}}
      skin={null}
    />
  );
}

function take(face: Face): void {
  root.render(
    <ChakraProvider value={defaultSystem}>
      <Held face={face} />
    </ChakraProvider>,
  );
}

/** On a busy machine a face's own chunk takes its time. */
const until: typeof vi.waitFor = (callback) => vi.waitFor(callback, { timeout: 20_000 });

const labelOf = (element: Element) => element.getAttribute('aria-label') ?? '';

async function control(label: string | RegExp): Promise<HTMLElement> {
  const find = () =>
    [...host.querySelectorAll<HTMLElement>('[aria-label]')].find((each) =>
      typeof label === 'string' ? labelOf(each) === label : label.test(labelOf(each)),
    );
  await until(() => expect(find(), String(label)).toBeDefined());
  return find() as HTMLElement;
}

const strike = (target: Element | null, key: string) =>
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

/** What a screen reader hears of a change. */
const expectHeard = (words: string) =>
  until(() => expect(host.querySelector('[role=status]')?.textContent).toBe(words));

const order: Face = {
  type: 'order',
  pieces: ['dawn', 'noon', 'dusk'].map((text) => ({ type: 'word', text })),
};

describe('K2 each change of a lock is heard', () => {
  it('of what is pressed one after the other: all of it', async () => {
    take({ type: 'colours' });
    await expectHeard('');
    (await control('blue, drop')).click();
    await expectHeard('blue');
    (await control('yellow, triangle')).click();
    await expectHeard('blue, yellow');
  });

  it('of a thread: where it has come to, and how long it is', async () => {
    take({ type: 'pattern', grid: '3x3' });
    (await control('Row 1, pin 1')).click();
    await expectHeard('Row 1, pin 1: number 1 of the thread');
    (await control('Row 2, pin 2')).click();
    await expectHeard('Row 2, pin 2: number 2 of the thread');
  });

  it('of cards: which one lies where', async () => {
    take(order);
    const card = await control(/, place 1 of 3$/);
    const name = labelOf(card).split(',')[0];
    card.click();
    await until(() => expect(card.getAttribute('aria-pressed')).toBe('true'));
    strike(card, 'ArrowRight');
    await expectHeard(`${name}, place 2 of 3`);
    strike(card, 'ArrowRight');
    await expectHeard(`${name}, place 3 of 3`);
  });

  it('of a picture: which part lies where, and how it is turned', async () => {
    take({ type: 'jigsaw', uri: '/art/backgrounds/study/green.webp', columns: 3, rows: 2, moves: 'both' });
    const tile = await control(/place 1(,|$)/);
    const part = labelOf(tile).split(', place')[0];
    tile.click();
    await until(() => expect(tile.getAttribute('aria-pressed')).toBe('true'));
    strike(tile, 'ArrowRight');
    await until(() =>
      expect(host.querySelector('[role=status]')?.textContent).toMatch(
        new RegExp(`^${part}, place 2(, turned \\d+ degrees)?$`),
      ),
    );
    const before = host.querySelector('[role=status]')?.textContent;
    turnKey().click();
    await until(() => expect(host.querySelector('[role=status]')?.textContent).not.toBe(before));
    expect(host.querySelector('[role=status]')?.textContent).toContain(`${part}, place 2`);
  });

  it('of wheels: by the wheel itself while it is in focus, else in words', async () => {
    take({ type: 'wheels', wheels: [{ type: 'digits' }, { type: 'signs', signs: ['star', 'moon'] }] });
    const signs = await control('Wheel 2 of 2');
    expect(signs.getAttribute('aria-valuetext')).toBe('star');
    strike(signs, 'ArrowDown');
    await expectHeard('Wheel 2 of 2: moon');
    signs.focus();
    strike(signs, 'ArrowDown');
    await until(() => expect(signs.getAttribute('aria-valuetext')).toBe('star'));
    await expectHeard('');
  });

  it('of a clock: by the hand while it is in focus, else in words', async () => {
    take({ type: 'clock' });
    const minutes = await control('Minute hand');
    strike(minutes, 'ArrowRight');
    await expectHeard('five past twelve');
    minutes.focus();
    strike(minutes, 'ArrowRight');
    await until(() => expect(minutes.getAttribute('aria-valuetext')).toBe('ten past twelve'));
    await expectHeard('');
  });

  it('of switches: by the switch while it is in focus, else in words', async () => {
    take({ type: 'switches', count: 4, columns: 2 });
    const second = await control('Switch 2');
    second.click();
    await expectHeard('Switch 2: on');
    second.click();
    await expectHeard('Switch 2: off');
    second.focus();
    second.click();
    await until(() => expect(second.getAttribute('aria-checked')).toBe('true'));
    await expectHeard('');
  });
});

function turnKey(): HTMLElement {
  return [...host.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Turn',
  ) as HTMLElement;
}
