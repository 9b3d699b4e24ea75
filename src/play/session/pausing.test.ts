import { beforeEach, expect, it, vi } from 'vitest';
import { BackendError } from '../../shared/ports/BackendError.ts';
import { startGame, type TestGame } from './testing/openGame.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** The visible parts of a game. */
function seen({ store, status }: TestGame) {
  const { items, itemOrder, pauseAhead } = store.getState();
  return {
    isPaused: status.getState().isPaused,
    things: itemOrder.map((id) => items[id]?.label),
    pauseAhead,
  };
}

const ROOM = ['Door', 'chest', 'note', 'tv'];
const COVERED = { isPaused: true, things: [] };
const UNCOVERED = { isPaused: false, things: ROOM };

it('P2 a pause covers the room before anybody has answered, and its end shows the room again', async () => {
  const game = await startGame();
  const { pause, resume } = game.store.getState();
  const paused = pause();
  expect(seen(game)).toEqual({ ...COVERED, pauseAhead: true });
  await paused;
  expect(seen(game)).toEqual({ ...COVERED, pauseAhead: null });
  const resumed = resume();
  expect(seen(game)).toEqual({ ...UNCOVERED, pauseAhead: false });
  await resumed;
  expect(seen(game)).toEqual({ ...UNCOVERED, pauseAhead: null });
});

it('the clock stands from the press on', async () => {
  const game = await startGame();
  game.pass(2500);
  const paused = game.store.getState().pause();
  expect(game.store.getState().time).toBe(3500);
  await paused;
  game.pass(400);
  expect(game.store.getState().time).toBe(3500);
});

it('a pause that is refused is put right, and so is its end', async () => {
  const game = await startGame();
  const { store, network } = game;
  network.failure = new BackendError('refused', 'No');
  await store.getState().pause();
  expect(seen(game)).toEqual({ ...UNCOVERED, pauseAhead: null });
  network.failure = null;
  game.pass(1000);
  await store.getState().pause();
  network.failure = new BackendError('refused', 'No');
  await store.getState().resume();
  expect(seen(game)).toEqual({ ...COVERED, pauseAhead: null });
});

it('P2 an answer from before the pause does not uncover the room, nor one from before its end cover it', async () => {
  const game = await startGame();
  const { store, named } = game;
  const { click, pause, resume } = store.getState();
  const clicked = click(named('tv'));
  const paused = pause();
  await clicked;
  expect(seen(game)).toMatchObject(COVERED);
  const resumed = resume();
  await paused;
  expect(seen(game)).toMatchObject(UNCOVERED);
  await resumed;
  expect(seen(game)).toEqual({ ...UNCOVERED, pauseAhead: null });
});

it('without a connection the pause stays until it is known how things stand', async () => {
  const game = await startGame();
  const { store, network } = game;
  network.failure = new BackendError('offline', 'The server cannot be reached.');
  await store.getState().pause();
  expect(seen(game)).toEqual({ ...COVERED, pauseAhead: true });
  await store.getState().poll();
  expect(seen(game)).toMatchObject(COVERED);
  network.failure = null;
  await store.getState().poll();
  expect(seen(game)).toEqual({ ...COVERED, pauseAhead: null });
  expect(game.asked.filter(({ type }) => type === 'pause')).toHaveLength(3);
});

it('a play that was opened in its pause shows its room once the judge does', async () => {
  const game = await startGame();
  await game.actElsewhere({ type: 'pause' });
  await game.store.getState().open();
  const resumed = game.store.getState().resume();
  expect(seen(game)).toMatchObject({ things: [] });
  await resumed;
  expect(seen(game)).toMatchObject(UNCOVERED);
});

it('P2 what another tab asks for is shown at once, and as it is once that is known', async () => {
  const game = await startGame();
  const { store, actElsewhere } = game;
  store.getState().followPause(true);
  // This tab does not ask for it as well.
  expect(seen(game)).toEqual({ ...COVERED, pauseAhead: null });
  await store.getState().poll();
  expect(seen(game)).toMatchObject(COVERED);
  await actElsewhere({ type: 'pause' });
  await store.getState().refresh();
  expect(seen(game)).toMatchObject(COVERED);
  store.getState().followPause(false);
  expect(seen(game)).toMatchObject(UNCOVERED);
  await store.getState().refresh();
  expect(seen(game)).toMatchObject(COVERED);
});
