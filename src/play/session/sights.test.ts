import { expect, it } from 'vitest';
import { CODE, startGame } from './testing/openGame.ts';

/** A game with its chest's lock open on the screen; records the events shown in the room. */
async function holdLock() {
  const game = await startGame();
  const seen: { types: string[]; hadLock: boolean }[] = [];
  game.store.getState().subscribeSights((events, { hadLock }) => {
    seen.push({ types: events.map(({ type }) => type), hadLock });
  });
  await game.store.getState().click(game.named('chest'));
  seen.length = 0;
  return { ...game, seen };
}

it('the effects of an open lock are shown once it is closed, and only once', async () => {
  const { store, seen } = await holdLock();
  await store.getState().enterPassword(CODE);
  expect(seen).toEqual([]);
  store.getState().showRoom();
  store.getState().showRoom();
  expect(seen).toHaveLength(1);
  expect(seen[0]?.hadLock).toBe(true);
  expect(seen[0]?.types).toContain('unlocked');
});

it('a wrong answer is shown at once, and so is the result of a lock closed before its response', async () => {
  const { store, seen } = await holdLock();
  await store.getState().enterPassword('0000');
  expect(seen).toEqual([{ types: ['passwordWrong'], hadLock: false }]);
  const answer = store.getState().enterPassword(CODE);
  store.getState().closeDialog();
  await answer;
  expect(seen[1]).toMatchObject({ hadLock: false });
  expect(seen[1]?.types).toContain('unlocked');
});

it('an opening that nobody saw is forgotten with its play', async () => {
  const { store, seen } = await holdLock();
  await store.getState().enterPassword(CODE);
  await store.getState().playAgain();
  store.getState().showRoom();
  expect(seen).toEqual([]);
});
