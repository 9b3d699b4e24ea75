import { expect, it } from 'vitest';
import { deferred } from '../testing/deferred.ts';
import { CODE, startGame } from './testing/openGame.ts';

/** A game whose key is carried and flies to its door until the test lets it arrive; what is seen is noted. */
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
  const isOpening = (events: readonly { type: string }[]) => events.some(({ type }) => type === 'unlocked');
  const stop = store.getState().subscribeArrivals((events) => (isOpening(events) ? flight.promise : null));
  const use = () => store.getState().useEntry({ entry: named('key'), on: named('Door') });
  return { ...game, seen, flight, stop, use };
}

it('a lock opens when its key has arrived, and not before', async () => {
  const { store, status, seen, flight, use, asked } = await carryKey();
  const used = use();
  await expect.poll(() => asked.at(-1)?.type).toBe('useItem');
  await settle();
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
  store.getState().subscribeArrivals(() => Promise.reject(new Error('It fell.')));
  await use();
  expect(seen).toContain('unlocked');
});

it('a key that was under way as a new play began opens nothing in that', async () => {
  const { store, status, seen, flight, use, asked } = await carryKey();
  const used = use();
  await expect.poll(() => asked.at(-1)?.type).toBe('useItem');
  await settle();
  await store.getState().playAgain();
  flight.resolve();
  await used;
  expect(seen).toEqual([]);
  expect(status.getState().isEscaped).toBe(false);
});

/** What was asked has been answered. */
async function settle() {
  await new Promise((resolve) => setTimeout(resolve, 20));
}
