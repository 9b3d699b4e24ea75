import { expect, it } from 'vitest';
import { deferred } from '../../app/testing/memory/deferred.ts';
import { CODE, startGame } from './testing/openGame.ts';

/**
 * A game whose key is carried and flies to its door until the test lets it arrive; collects what is shown.
 */
async function carryKey() {
  const game = await startGame();
  const { store, named } = game;
  await store.getState().click(named('chest'));
  await store.getState().enterPassword(CODE);
  store.getState().showRoom();
  await store.getState().click(named('key'));
  const seen: string[] = [];
  store.getState().subscribeSights((events) => seen.push(...events.map(({ type }) => type)));
  const flight = deferred<void>();
  const takeoff = deferred<void>();
  const isOpening = (events: readonly { type: string }[]) => events.some(({ type }) => type === 'unlocked');
  const stop = store.getState().subscribeBeforeShown((events) => {
    if (!isOpening(events)) return null;
    takeoff.resolve();
    return flight.promise;
  });
  const use = () => store.getState().useEntry({ entry: named('key'), on: named('Door') });
  return { ...game, seen, takeoff, flight, stop, use };
}

it('a lock opens when its key has arrived, and not before', async () => {
  const { store, status, seen, takeoff, flight, use } = await carryKey();
  const used = use();
  await takeoff.promise;
  await turn();
  expect(seen).toEqual([]);
  expect(store.getState().inventory).toHaveLength(1);
  expect(status.getState().isEscaped).toBe(false);
  flight.resolve();
  await used;
  expect(seen).toContain('unlocked');
  expect(store.getState().inventory).toEqual([]);
  expect(status.getState().isEscaped).toBe(true);
});

it('where nothing flies it opens at once', async () => {
  const { seen, stop, use } = await carryKey();
  stop();
  await use();
  expect(seen).toContain('unlocked');
});

it('a flight that fails keeps nothing shut', async () => {
  const { store, seen, stop, use } = await carryKey();
  stop();
  store.getState().subscribeBeforeShown(() => Promise.reject(new Error('It fell.')));
  await use();
  expect(seen).toContain('unlocked');
});

it('a key that was under way as a new play began opens nothing in that', async () => {
  const { store, status, seen, takeoff, flight, use } = await carryKey();
  const used = use();
  await takeoff.promise;
  await turn();
  await store.getState().playAgain();
  flight.resolve();
  await used;
  expect(seen).toEqual([]);
  expect(status.getState().isEscaped).toBe(false);
});

/** Waits for everything that does not wait for a flight. */
async function turn() {
  await new Promise((resolve) => setTimeout(resolve));
}
