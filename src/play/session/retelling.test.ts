import { expect, it } from 'vitest';
import { BackendError } from '../../shared/ports/BackendError.ts';
import { startGame } from './testing/openGame.ts';

/**
 * A game whose door has already said that it needs a key, and whose judge responds only when the test lets
 * it.
 */
async function toldByDoor() {
  const game = await startGame();
  const { store, named, pass } = game;
  const door = named('Door');
  await store.getState().click(door);
  const heard: string[] = [];
  store.getState().subscribeEvents((events) => heard.push(...events.map(({ type }) => type)));
  pass(5000);
  return { ...game, door, heard };
}

it('an earlier message is announced again at once, and only once', async () => {
  const { store, door, heard, asked, pass } = await toldByDoor();
  store.getState().dismissWords();
  const answer = store.getState().click(door);
  expect(store.getState().captions).toMatchObject([{ item: door }]);
  expect(heard).toEqual(['lockedByItem']);
  const { captions, announcements } = store.getState();
  pass(400);
  await answer;
  expect(asked.filter(({ type }) => type === 'click')).toHaveLength(2);
  expect(store.getState()).toMatchObject({ captions, announcements, actFailure: null });
  expect(heard).toEqual(['lockedByItem']);
});

it('a letter read before opens at once, and one closed meanwhile does not return', async () => {
  const { store, named, pass } = await startGame();
  await store.getState().click(named('note'));
  store.getState().closeDialog();
  pass(5000);
  const answer = store.getState().click(named('note'));
  expect(store.getState().dialog).toMatchObject({ type: 'message', item: named('note') });
  store.getState().closeDialog();
  await answer;
  expect(store.getState().dialog).toBeNull();
});

it('only the judge knows what comes of something in the hand, of what is under way, or of a thing that opened', async () => {
  const { store, named, door, pass } = await toldByDoor();
  const { click, enterPassword, selectEntry } = store.getState();
  await click(named('chest'));
  await enterPassword('1848');
  pass(5000);
  await click(named('key'));
  pass(5000);
  expect(store.getState().captions).toEqual([]);
  const taken = selectEntry(named('key'));
  const opened = click(door);
  expect(store.getState().captions).toEqual([]);
  await Promise.all([taken, opened]);
  expect(store.getState().lastEvents).toMatchObject([
    { type: 'unlocked' },
    { type: 'opened' },
    { type: 'escaped' },
  ]);
});

it('a prediction that the judge contradicts or refuses is corrected', async () => {
  const { store, door, actElsewhere, network, pass, heard } = await toldByDoor();
  store.getState().dismissWords();
  network.failure = new BackendError('refused', 'No');
  const refused = store.getState().click(door);
  expect(store.getState().captions).toHaveLength(1);
  await refused;
  expect(store.getState()).toMatchObject({ captions: [], actFailure: 'failed' });

  network.failure = null;
  pass(5000);
  await actElsewhere({ type: 'pause' });
  const late = store.getState().click(door);
  expect(store.getState().captions).toHaveLength(1);
  await late;
  expect(store.getState()).toMatchObject({ captions: [], lastEvents: [], items: {} });
  expect(heard).toEqual(['lockedByItem', 'lockedByItem']);
});

it('a repeated request stays pending without a connection, which is announced', async () => {
  const { store, door, network } = await toldByDoor();
  store.getState().dismissWords();
  network.failure = new BackendError('offline', 'No');
  await store.getState().click(door);
  expect(store.getState()).toMatchObject({ captions: [{ item: door }], actFailure: 'offline' });
});

it('what is taken into the hand is there at once, goes back where that is refused, and stays without a connection', async () => {
  const { store, named, network, pass } = await startGame();
  const { click, enterPassword, selectEntry } = store.getState();
  await click(named('chest'));
  await enterPassword('1848');
  pass(5000);
  await click(named('key'));
  pass(5000);
  const taken = selectEntry(named('key'));
  expect(store.getState().selectedTool).toBe(named('key'));
  await taken;
  pass(5000);
  network.failure = new BackendError('refused', 'No');
  const refused = selectEntry(named('key'));
  expect(store.getState().selectedTool).toBeNull();
  await refused;
  expect(store.getState()).toMatchObject({ selectedTool: named('key'), actFailure: 'failed' });
  pass(5000);
  network.failure = new BackendError('offline', 'No');
  await selectEntry(named('key'));
  expect(store.getState()).toMatchObject({ selectedTool: null, actFailure: 'offline' });
});

it('while something else is under way, only the judge knows what is in the hand', async () => {
  const { store, named, pass } = await startGame();
  const { click, enterPassword, selectEntry } = store.getState();
  await click(named('chest'));
  await enterPassword('1848');
  pass(5000);
  await click(named('key'));
  pass(5000);
  const told = click(named('Door'));
  const taken = selectEntry(named('key'));
  expect(store.getState().selectedTool).toBeNull();
  await Promise.all([told, taken]);
  expect(store.getState().selectedTool).toBe(named('key'));
});
