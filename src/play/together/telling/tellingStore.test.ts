import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SEED } from '../../../../core/testing/numbers.ts';
import { createTellingStore } from './tellingStore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns a store, and the texts of its live region with their times. */
function open() {
  const store = createTellingStore();
  const begin = Date.now();
  const spoken: [text: string, time: number][] = [];
  store.subscribe((state, before) => {
    if (state.spoken && state.spoken !== before.spoken) spoken.push([state.spoken.text, Date.now() - begin]);
  });
  return {
    spoken,
    state: store.getState,
    tell: (by: number | null, text: string) => store.getState().tell({ by, text }),
  };
}

it('one sentence is spoken in two seconds, and what the same player did meanwhile is joined', () => {
  const { spoken, tell } = open();
  tell(1, 'Mia opened: drawer');
  vi.advanceTimersByTime(100);
  tell(1, 'Mia took: coin');
  tell(2, 'Finn took: key.');
  tell(1, 'Mia took: note.');
  vi.advanceTimersByTime(9000);
  expect(spoken).toEqual([
    ['Mia opened: drawer', 0],
    ['Mia took: coin. Mia took: note.', 2000],
    ['Finn took: key.', 4000],
  ]);
});

it('what is older than ten seconds is dropped', () => {
  const { spoken, tell } = open();
  for (const seat of [1, 2, 3, 4, 5, 6, 7]) tell(seat, String(seat));
  vi.advanceTimersByTime(60_000);
  expect(spoken.map(([text]) => text)).toEqual(['1', '2', '3', '4', '5', '6']);
});

it('own doings come first: others wait after them, and an own signal is said at once', () => {
  const { spoken, tell, state } = open();
  state().holdBack();
  tell(1, 'Mia took: coin.');
  vi.advanceTimersByTime(1000);
  state().say('Signal sent: Help');
  vi.advanceTimersByTime(5000);
  expect(spoken).toEqual([
    ['Signal sent: Help', 1000],
    ['Mia took: coin.', 3000],
  ]);
});

it('the last three are told again, to eyes and ears', () => {
  const { spoken, tell, state } = open();
  state().again();
  for (const text of ['a', 'b', 'c', 'd']) tell(1, text);
  vi.advanceTimersByTime(5000);
  for (const slip of state().slips) state().endSlip(slip);
  state().again();
  expect(state().slips.map(({ text }) => text)).toEqual(['b', 'c', 'd']);
  expect(spoken.at(-1)?.[0]).toBe('b. c. d');
});

it('what the stage shows has no slip, but is spoken and kept', () => {
  const { state } = open();
  state().tell({ by: 1, text: 'Mia: look here', isOnStage: true });
  vi.advanceTimersByTime(0);
  expect(state()).toMatchObject({ slips: [], spoken: { text: 'Mia: look here' } });
  expect(state().heard).toHaveLength(1);
});

it('whatever comes, there are never two sentences within two seconds, and few slips wait', () => {
  const news = fc.array(fc.record({ by: fc.nat(7), after: fc.nat(3000) }), { maxLength: 80 });
  fc.assert(
    fc.property(news, (list) => {
      const { spoken, tell, state } = open();
      for (const { by, after } of list) {
        tell(by, 'something');
        expect(state().slips.length).toBeLessThanOrEqual(4);
        vi.advanceTimersByTime(after);
      }
      vi.advanceTimersByTime(60_000);
      for (const [index, [, time]] of spoken.entries())
        expect(time - (spoken[index - 1]?.[1] ?? -2000)).toBeGreaterThanOrEqual(2000);
    }),
    SEED,
  );
});
