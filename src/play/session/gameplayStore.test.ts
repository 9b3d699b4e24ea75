import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { summaryEntry } from '../../app/testing/memory/summaryEntry.ts';
import { BackendError } from '../../shared/ports/BackendError.ts';
import { createGameplayStore } from './gameplayStore.ts';
import { CODE, openGame, startGame, studyRoom, type TestGame } from './testing/openGame.ts';

const OFFLINE = new BackendError('offline', 'The server cannot be reached.');

const labelsIn = ({ store }: TestGame) => {
  const { items, itemOrder } = store.getState();
  return itemOrder.map((name) => items[name]?.label);
};

async function openChest({ store, named, pass }: TestGame) {
  await store.getState().click(named('chest'));
  await store.getState().enterPassword(CODE);
  pass(1000);
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('opening', () => {
  it('shows the introduction and nothing of the room (P12)', async () => {
    const { store, status } = await openGame();
    expect(store.getState()).toMatchObject({ phase: 'open', roomName: 'The study', timeLimit: 5, items: {} });
    expect(status.getState().isStarted).toBe(false);
  });

  it('says what the judge says where a room cannot be opened (SPEC §5)', async () => {
    const missing = () => Promise.reject(new BackendError('notFound', 'Room with id 7 not found'));
    const store = createGameplayStore({
      judge: { startPlay: missing, act: missing, nameRecord: missing, keep: missing, reset: missing },
    });
    await store.getState().open();
    expect(store.getState()).toMatchObject({
      phase: 'failed',
      failure: { code: 'notFound', message: 'Room with id 7 not found' },
    });
  });

  it('loads the judge with the first call, again where that failed, and then keeps it for all calls', async () => {
    const game = await openGame();
    const answers = [Promise.reject(OFFLINE), Promise.resolve(game.judge)];
    let loads = 0;
    const loadJudge = async () => {
      loads += 1;
      return answers.shift() ?? Promise.reject(OFFLINE);
    };
    const store = createGameplayStore({ judge: loadJudge, resendDelays: [0] });
    expect(loads).toBe(0);
    await store.getState().open();
    await store.getState().start();
    expect(store.getState()).toMatchObject({ phase: 'open', isStarted: true, actFailure: null });
    expect(loads).toBe(2);
  });

  it('closes a room that an admin hides while it is played, and begins no such play again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const game = await startGame();
    game.network.failure = new BackendError('roomHidden', 'This room has been taken offline.');
    await game.store.getState().pause();
    expect(game.store.getState()).toMatchObject({ phase: 'failed', failure: { code: 'roomHidden' } });
    game.network.failure = null;
    await game.store.getState().open();
    expect(game.store.getState().wasRunning).toBe(false);
  });

  it('distinguishes a resumed play from a new one, until the next action', async () => {
    const game = await startGame();
    expect(game.store.getState().wasRunning).toBe(false);
    await game.store.getState().open();
    expect(game.store.getState().wasRunning).toBe(true);
    await game.store.getState().poll();
    expect(game.store.getState().wasRunning).toBe(false);
  });
});

it('state-gameplay: keeps inventory (entries with id and uri), items, their order, time, tool, recommended rooms and the room’s own', async () => {
  const next = summaryEntry('next');
  const game = await openGame(undefined, { findRecommended: async () => [next] });
  const { store, named } = game;
  await store.getState().start();
  game.pass(2000);
  await openChest(game);
  await store.getState().click(named('key'));
  await store.getState().selectEntry(named('key'));
  await store.getState().recommend();
  const { items, itemOrder, ...state } = store.getState();
  expect(state).toMatchObject({
    inventory: [{ id: named('key'), uri: expect.stringContaining('/art/items/key/') }],
    time: 3000,
    selectedTool: named('key'),
    recommended: [next],
    background: studyRoom().background,
    creator: studyRoom().creator,
    roomName: 'The study',
    introduction: studyRoom().introduction,
    timeLimit: 5,
  });
  expect(itemOrder).toEqual(['Door', 'chest', 'note', 'tv'].map(named));
  expect(itemOrder.map((id) => items[id]?.id)).toEqual(itemOrder);
});

it('recommends nothing where the list cannot be had, and logs it', async () => {
  const findRecommended = () => Promise.reject(OFFLINE);
  const { store } = await openGame(undefined, { findRecommended });
  await store.getState().recommend();
  expect(store.getState().recommended).toEqual([]);
  expect(console.error).toHaveBeenCalledWith(expect.any(String), OFFLINE);
});

describe('a second tab', () => {
  it('P2 is covered when the first one pauses, whatever dialog is open, and continues with it', async () => {
    const game = await startGame();
    const { store } = game;
    await store.getState().click(game.named('note'));
    expect(store.getState().dialog).toMatchObject({ type: 'message' });
    await game.actElsewhere({ type: 'pause' });
    await store.getState().refresh();
    expect(game.status.getState().isPaused).toBe(true);
    expect(store.getState()).toMatchObject({
      dialog: null,
      items: {},
      inventory: [],
      background: null,
      lastEvents: [],
    });
    await game.actElsewhere({ type: 'resume' });
    await store.getState().refresh();
    expect(labelsIn(game)).toEqual(['Door', 'chest', 'note', 'tv']);
  });
});

describe('playing', () => {
  it('starts the clock and shows what is not hidden (P12)', async () => {
    const game = await startGame();
    expect(labelsIn(game)).toEqual(['Door', 'chest', 'note', 'tv']);
    game.pass(500);
    await game.store.getState().poll();
    expect(game.store.getState().time).toBe(1500);
  });

  it('goes all the way to the escape, and counts the time of the judge (P9)', async () => {
    const game = await startGame();
    const { store, status, named } = game;
    await openChest(game);
    await store.getState().click(named('key'));
    await store.getState().useEntry({ entry: named('key'), on: named('Door') });
    expect(status.getState()).toMatchObject({ isEscaped: true, isGameOver: false });
    expect(store.getState().time).toBe(2000);
  });

  it('takes an entry into the hand and puts it back; used up, it keeps its name', async () => {
    const game = await startGame();
    const { store, named, pass } = game;
    await openChest(game);
    await store.getState().click(named('key'));
    await store.getState().selectEntry(named('key'));
    expect(store.getState().selectedTool).toBe(named('key'));
    pass(1000);
    await store.getState().selectEntry(named('key'));
    expect(store.getState().selectedTool).toBeNull();
    await store.getState().useEntry({ entry: named('key'), on: named('Door') });
    expect(store.getState().inventory).toEqual([]);
    expect(store.getState().labels[named('key')]).toBe('key');
  });

  it('follows the flags of the judge, who alone ends a play (P10)', async () => {
    const { store, status, pass } = await startGame();
    pass(5 * 60_000);
    expect(status.getState().isGameOver).toBe(false);
    await store.getState().poll();
    expect(status.getState()).toMatchObject({ isGameOver: true, isPaused: false });
  });

  it('covers the room while paused (P2)', async () => {
    const game = await startGame();
    await game.store.getState().pause();
    expect(game.status.getState().isPaused).toBe(true);
    expect(labelsIn(game)).toEqual([]);
    game.pass(1000);
    await game.store.getState().resume();
    expect(labelsIn(game)).toContain('chest');
  });

  it('sends actions one after the other, in the order they were taken', async () => {
    const { store, named, asked } = await startGame();
    const { click, pause, resume } = store.getState();
    await Promise.all([click(named('tv')), pause(), resume(), click(named('note'))]);
    expect(asked.map(({ type }) => type)).toEqual(['start', 'click', 'pause', 'resume', 'click']);
  });

  it('notifies the stage of the results of actions until it unsubscribes', async () => {
    const { store, named, pass } = await startGame();
    const heard: string[] = [];
    const stop = store.getState().subscribeEvents((events) => heard.push(...events.map(({ type }) => type)));
    await store.getState().click(named('tv'));
    stop();
    pass(1000);
    await store.getState().click(named('note'));
    expect(heard).toEqual(['opened']);
  });

  it('begins anew when played again', async () => {
    const game = await startGame();
    await openChest(game);
    await game.store.getState().playAgain();
    expect(game.status.getState().isStarted).toBe(false);
    expect(game.store.getState()).toMatchObject({ phase: 'open', inventory: [], labels: {}, lastEvents: [] });
    await game.store.getState().start();
    expect(labelsIn(game)).not.toContain('key');
  });
});

describe('a double tap', () => {
  it('clicks once', async () => {
    const { store, named, asked, pass } = await startGame();
    await store.getState().click(named('tv'));
    pass(200);
    await store.getState().click(named('tv'));
    expect(asked.filter(({ type }) => type === 'click')).toHaveLength(1);
    pass(400);
    await store.getState().click(named('tv'));
    expect(asked.filter(({ type }) => type === 'click')).toHaveLength(2);
  });

  it('leaves an entry in the hand, and spends one try of a code', async () => {
    const game = await startGame();
    const { store, named, asked, pass } = game;
    await store.getState().click(named('chest'));
    await Promise.all([store.getState().enterPassword('0000'), store.getState().enterPassword('0000')]);
    expect(asked.filter(({ type }) => type === 'enterPassword')).toHaveLength(1);
    await openChest(game);
    await store.getState().click(named('key'));
    await store.getState().selectEntry(named('key'));
    pass(100);
    await store.getState().selectEntry(named('key'));
    expect(store.getState().selectedTool).toBe(named('key'));
  });

  it('is no hurry between two different things', async () => {
    const { store, named, asked } = await startGame();
    await store.getState().click(named('tv'));
    await store.getState().click(named('note'));
    expect(asked.filter(({ type }) => type === 'click')).toHaveLength(2);
  });
});

describe('without a connection', () => {
  it('says so, loses nothing, and goes on when it is back', async () => {
    const game = await startGame();
    const { store, named, network } = game;
    network.failure = OFFLINE;
    await store.getState().click(named('tv'));
    expect(store.getState()).toMatchObject({ actFailure: 'offline', isActing: false });
    expect(labelsIn(game)).toContain('chest');
    network.failure = null;
    await store.getState().poll();
    expect(store.getState().actFailure).toBeNull();
    await store.getState().click(named('note'));
    expect(store.getState().dialog).toMatchObject({ type: 'message' });
  });

  it('distinguishes another failure', async () => {
    const { store, named, network } = await startGame();
    network.failure = new BackendError('refused', 'No');
    await store.getState().click(named('tv'));
    expect(store.getState().actFailure).toBe('failed');
  });

  it('sends no second request while it waits for a response', async () => {
    const { store, named, asked } = await startGame();
    const answer = store.getState().click(named('tv'));
    await Promise.resolve();
    expect(store.getState().isActing).toBe(true);
    await store.getState().poll();
    await answer;
    expect(asked.map(({ type }) => type)).toEqual(['start', 'click']);
  });
});
