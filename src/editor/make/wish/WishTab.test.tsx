import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRandom } from '../../../../core/testing/createRandom.ts';
import { typeText } from '../../../shared/form/testing/typeText.ts';
import { languageName } from '../../../shared/language/language.ts';
import { until } from '../../../shared/testing/until.ts';
import type { EditorStore } from '../../store/editorStore.ts';
import { roomOf } from '../../store/testing/openEditor.ts';
import { makeText } from '../../text/make.ts';
import { makeWishText } from '../../text/makeWish.ts';
import { type Making, openMaking, openOwn } from '../testing/openMaking.tsx';

let store: EditorStore;
let making: Making;

beforeEach(async () => {
  // There are no pictures here, nor a server that knows them.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  // The same rooms in each run: one part in thirty fits into no other room, and the dialog says so.
  const random = createRandom(1);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => {
    if (numbers instanceof Uint8Array)
      numbers.forEach((_, at) => {
        numbers[at] = Math.floor(random() * 256);
      });
    return numbers;
  });
  store = await openOwn();
  making = await openMaking(store);
});
afterEach(() => {
  making.close();
  store.getState().dispose();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const isPicked = (name: string) =>
  [...making.host.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')].some(
    (radio) => radio.closest('label')?.textContent === name,
  );
const steps = () => making.host.querySelector('ol')?.textContent;

it('G1 G2 shows a proved room, makes another one, and uses it in one step that undo takes back', async () => {
  await making.untilMade();
  const first = steps();
  expect(making.host.textContent).toContain(makeText.wayOut);
  making.button(makeText.another).click();
  await until(() => expect(steps()).not.toBe(first));
  const name = making.roomName();
  making.button(makeText.use).click();
  expect(roomOf(store).roomName).toBe(name);
  expect(store.getState().aid).toBeNull();
  store.getState().undo();
  expect(roomOf(store).roomName).toBe('My own');
});

it('keeps the wish and its room while another tab is shown, and once the dialog is opened again', async () => {
  await making.untilMade();
  const first = steps();
  making.pick(makeWishText.levels[3]);
  await until(() => expect(steps()).not.toBe(first));
  const hard = steps();
  await making.goTo('assistant');
  await until(() => expect(making.host.querySelector('textarea')).not.toBeNull());
  await making.goTo('wish');
  await until(() => expect(steps()).toBe(hard));
  expect(isPicked(makeWishText.levels[3])).toBe(true);
  making.close();
  making = await openMaking(store);
  await until(() => expect(steps()).toBe(hard));
  expect(isPicked(makeWishText.levels[3])).toBe(true);
});

it('makes the room in the language that is wished, and marks its words so', async () => {
  await making.untilMade();
  making.pick(languageName('de'));
  await until(() => expect(making.host.querySelector('h3[lang]')?.getAttribute('lang')).toBe('de'));
  making.pick(languageName('en'));
  await until(() => expect(making.host.querySelector('h3[lang]')?.getAttribute('lang')).toBe('en'));
});

it('gives the room the name that is wished', async () => {
  await making.untilMade();
  typeText(making.host.querySelector<HTMLInputElement>('input[maxlength]'), 'The Last Tram');
  await until(() => expect(making.roomName()).toBe('The Last Tram'));
});

it('G6 keeps a pinned part in the next room, and drops it with a word when the place changes', async () => {
  await making.untilMade();
  const pins = () => [...making.host.querySelectorAll<HTMLButtonElement>('li button[aria-pressed]')];
  const words = (pin: Element) => pin.closest('li')?.querySelector('p')?.textContent ?? '';
  const [pin] = pins();
  if (!pin) throw new Error('No part can be kept.');
  pin.click();
  await until(() => expect(making.host.textContent).toContain(makeText.kept(1)));
  const before = steps();
  const kept = pins().filter((each) => each.getAttribute('aria-pressed') === 'true');
  const pinned = kept.map(words);
  making.button(makeText.another).click();
  await until(() => expect(steps()).not.toBe(before));
  const all = pins().filter((each) => each.getAttribute('aria-pressed') === 'true');
  expect(all.map(words).filter((each) => pinned.includes(each))).not.toEqual([]);
  making.pick(makeText.themes.wizard);
  await until(() => expect(making.host.textContent).toContain(makeText.keptDropped));
  expect(making.hasButton(makeText.keepNothing)).toBe(false);
});
