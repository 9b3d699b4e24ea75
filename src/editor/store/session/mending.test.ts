import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { get, lockByItem, lockByPassword, say } from '../../../../core/testing/build.ts';
import { background } from '../../../../core/testing/entries.ts';
import { lockMarkOf, type Mend } from '../../../shared/mend/mendLink.ts';
import type { EditorStore } from '../editorStore.ts';
import { CHEST, KEY, NOTE } from '../testing/catalogue.ts';
import { ADA, memoryWith, OFFLINE, openEditor, roomOf, savedRoom } from '../testing/openEditor.ts';

let store: EditorStore;

beforeEach(async () => {
  store = await openEditor(memoryWith());
  const { dispatch } = store.getState();
  for (const [id, entry] of Object.entries({ chest: CHEST, note: NOTE, key: KEY }))
    dispatch({ type: 'addItem', id, entry });
  for (const command of lockByPassword('chest', 'nightingale')) dispatch(command);
  dispatch({ type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background });
  store.getState().showScene('cellar');
});

afterEach(() => store.getState().dispose());

const mend = (asked: Mend | null, item: string | null = 'chest') =>
  store.getState().mend({ item, mend: asked, isFromInsights: true });
const accept = (answer: string, lock?: string) =>
  mend({ type: 'accept', answer, times: 41, ...(lock !== undefined && { lock }) });
const chest = () => get(roomOf(store), 'chest');
const steps = () => store.getState().history?.past.length ?? 0;
const notice = () => store.getState().notice;

describe('I7 a link from Insights', () => {
  it('selects the thing in its scene, with its settings', () => {
    mend(null);
    const { selectedIds, shownSceneId, isPanelOpen, isFromInsights } = store.getState();
    expect({ selectedIds, shownSceneId, isPanelOpen, isFromInsights }).toEqual({
      selectedIds: ['chest'],
      shownSceneId: chest().scene,
      isPanelOpen: true,
      isFromInsights: true,
    });
  });

  it('lets a lock accept a further answer in one step, which undo takes back', () => {
    const before = steps();
    accept('nightingal', lockMarkOf(chest()));
    expect(chest().alsoAccepts).toEqual(['nightingal']);
    expect(steps()).toBe(before + 1);
    expect(notice()).toEqual({ type: 'acceptedToo', id: 'chest', answer: 'nightingal' });
    expect(store.getState().accepted).toEqual({ lock: 'chest', answer: 'nightingal', times: 41 });
    store.getState().undo();
    expect(chest().alsoAccepts).toEqual([]);
  });

  it.each(['nightingale', 'Nightingale ', 'NIGHTINGALE'])('says that %j opens the lock already', (answer) => {
    const before = roomOf(store);
    accept(answer);
    expect(notice()).toEqual({ type: 'opensAlready', id: 'chest', answer });
    expect(roomOf(store)).toBe(before);
  });

  it('refuses where the lock has another answer by now', () => {
    const mark = lockMarkOf(chest());
    store.getState().dispatch({ type: 'setPassword', id: 'chest', unlockPassword: 'owl' });
    const before = roomOf(store);
    accept('nightingal', mark);
    expect(notice()).toEqual({ type: 'lockChanged', id: 'chest' });
    expect(roomOf(store)).toBe(before);
  });

  it('refuses where all places are taken', () => {
    const alsoAccepts = Array.from({ length: 8 }, (_, place) => `bird ${place}`);
    store.getState().dispatch({ type: 'setAlsoAccepts', id: 'chest', alsoAccepts });
    accept('nightingal');
    expect(notice()).toMatchObject({ type: 'refused', refusal: { type: 'tooMany', list: 'alsoAccepts' } });
    expect(chest().alsoAccepts).toEqual(alsoAccepts);
    expect(store.getState().accepted).toBeNull();
  });

  it('refuses at a lock that takes no words', () => {
    store.getState().dispatch({ type: 'setFace', id: 'chest', face: { type: 'digits' } });
    accept('nightingal');
    expect(notice()).toMatchObject({ type: 'refused', refusal: { type: 'acceptsOneAnswer' } });
  });

  it.each<Mend>([{ type: 'accept', answer: 'bird', times: 3 }, { type: 'say' }])(
    'refuses $type at a lock with a key',
    (asked) => {
      for (const command of lockByItem('chest', 'key')) store.getState().dispatch(command);
      mend(asked);
      expect(notice()).toMatchObject({ type: 'refused', refusal: { type: 'notLockedBy' } });
      expect(store.getState().sayingAt).toBeNull();
    },
  );

  it('says that the thing is gone, and selects nothing', () => {
    store.getState().dispatch({ type: 'deleteItem', id: 'chest' });
    const before = roomOf(store);
    accept('nightingal');
    expect(notice()).toMatchObject({ type: 'refused', refusal: { type: 'unknownItem' } });
    expect(store.getState().selectedIds).toEqual([]);
    expect(roomOf(store)).toBe(before);
  });
});

describe('I7 a link from Insights to what is to be written or read', () => {
  it('opens the words of a wrong try, without a step', () => {
    const before = steps();
    mend({ type: 'say' });
    expect(store.getState().sayingAt).toBe('chest');
    expect(steps()).toBe(before);
    store.getState().stopSaying();
    expect(store.getState().sayingAt).toBeNull();
  });

  it('goes to the clue that the player reads first, into the introduction, or says that there is none', () => {
    mend({ type: 'clue' });
    expect(notice()).toEqual({ type: 'clueless', id: 'chest' });
    expect(store.getState().selectedIds).toEqual(['chest']);
    store.getState().dispatch({ type: 'setClueInPicture', id: 'chest', isClueInPicture: true });
    mend({ type: 'clue' });
    expect(notice()).toEqual({ type: 'toldByPicture', id: 'chest' });
    store.getState().dispatch({ type: 'setClueInPicture', id: 'chest', isClueInPicture: false });
    for (const command of say('note', 'It sings after dark: the nightingale.'))
      store.getState().dispatch(command);
    mend({ type: 'clue' });
    expect(store.getState().selectedIds).toEqual(['note']);
    store.getState().dispatch({ type: 'deleteItem', id: 'note' });
    store.getState().dispatch({ type: 'setIntroduction', introduction: 'Find the nightingale.' });
    mend({ type: 'clue' });
    expect(notice()).toEqual({ type: 'toldInIntroduction', id: 'chest' });
    expect(store.getState().activeTab).toBe('room');
  });

  it('with the room alone shows the way back and does nothing', () => {
    store.getState().select('note');
    mend(null, null);
    expect(store.getState()).toMatchObject({ isFromInsights: true, selectedIds: ['note'] });
  });
});

it('I7 works on the draft that this device keeps, without a connection', async () => {
  const memory = memoryWith();
  const roomId = await savedRoom(memory);
  const online = await openEditor(memory, ADA, roomId);
  memory.accountFailure = OFFLINE;
  online.getState().dispatch({ type: 'addItem', id: 'chest', entry: CHEST });
  for (const command of lockByPassword('chest', 'owl')) online.getState().dispatch(command);
  await online.getState().flushDraft();
  online.getState().dispose();
  const offline = await openEditor(memory, ADA, roomId);
  offline
    .getState()
    .mend({ item: 'chest', mend: { type: 'accept', answer: 'owls', times: 3 }, isFromInsights: true });
  await offline.getState().flushDraft();
  const drafts = [...memory.drafts.values()].map(({ room }) => room.itemConfigs.chest?.alsoAccepts);
  expect(drafts).toContainEqual(['owls']);
  offline.getState().dispose();
});
