import { beforeEach, describe, expect, it } from 'vitest';
import { lockByPassword } from '../../../../core/testing/build.ts';
import type { Memory } from '../../../app/testing/memory/memory.ts';
import { createMemoryBackend } from '../../../app/testing/memory/memoryBackend.ts';
import { createEditorStore, type EditorStore } from '../editorStore.ts';
import { CHEST, NOTE } from '../testing/catalogue.ts';
import { ADA, memoryWith, openEditor, roomOf, storedRoom } from '../testing/openEditor.ts';
import { fieldName, findLongTexts, type LongText } from './longTexts.ts';

const LONG: LongText = {
  text: 'x'.repeat(5909),
  field: 'introduction',
  limit: 2000,
  over: 3909,
  item: null,
  scene: null,
};
const INTRODUCTION = fieldName({ type: 'setIntroduction', introduction: '' });

let memory: Memory;
let store: EditorStore;

beforeEach(async () => {
  memory = memoryWith();
  store = await openEditor(memory);
});

const found = () => findLongTexts(roomOf(store), store.getState().longTexts);

it('R4 a text over its limit is kept through undo and saving, and the room keeps what fits', async () => {
  const { dispatch, holdText, undo, save } = store.getState();
  dispatch({ type: 'setIntroduction', introduction: 'Come in.' });
  holdText(INTRODUCTION, LONG);
  await save(null);
  expect(storedRoom(memory, store)?.introduction).toBe('Come in.');
  undo();
  expect(store.getState().longTexts[INTRODUCTION]?.text).toHaveLength(5909);
  expect(found()).toEqual([
    { severity: 'error', code: 'limitPassed', field: 'introduction', over: 3909, items: [] },
  ]);
  holdText(INTRODUCTION, null);
  expect(found()).toEqual([]);
});

describe('who leaves and comes back', () => {
  it('finds it where it was', async () => {
    const backend = createMemoryBackend(memory);
    const before = createEditorStore({ backend, user: ADA });
    await before.getState().open(null);
    before.getState().dispatch({ type: 'addItem', id: 'note', entry: NOTE });
    before.getState().holdText(INTRODUCTION, LONG);
    await before.getState().save(null);
    const { currentRoomId } = before.getState();
    before.getState().dispose();

    const after = createEditorStore({ backend: createMemoryBackend(memory), user: ADA });
    await after.getState().open(currentRoomId);
    expect(after.getState().longTexts).toEqual({ [INTRODUCTION]: LONG });
    await after.getState().openFresh();
    expect(after.getState().longTexts).toEqual({});
  });

  it('finds it after the login, too', async () => {
    const guest = await openEditor(memory, null);
    guest.getState().dispatch({ type: 'addItem', id: 'note', entry: NOTE });
    guest.getState().holdText(INTRODUCTION, LONG);
    await guest.getState().flushDraft();
    guest.getState().dispose();
    const own = await openEditor(memory, ADA);
    expect(own.getState().longTexts).toEqual({ [INTRODUCTION]: LONG });
  });

  it('finds the room also where what was kept cannot be read', async () => {
    store.getState().dispatch({ type: 'addItem', id: 'note', entry: NOTE });
    await store.getState().save(null);
    const { currentRoomId } = store.getState();
    store.getState().dispose();
    memory.texts.set(`ada/${currentRoomId}`, { nonsense: 1 });
    const after = await openEditor(memory, ADA, currentRoomId);
    expect(after.getState().status).toBe('ready');
    expect(after.getState().longTexts).toEqual({});
  });
});

it('stands in no way while the field that it belongs to is gone', () => {
  const { dispatch, holdText, undo } = store.getState();
  dispatch({ type: 'addItem', id: 'chest', entry: CHEST });
  for (const command of lockByPassword('chest', '4719')) dispatch(command);
  const field = fieldName({ type: 'setPassword', id: 'chest', unlockPassword: '' });
  holdText(field, {
    text: 'y'.repeat(61),
    field: 'password',
    limit: 60,
    over: 1,
    item: 'chest',
    scene: null,
  });
  expect(found()).toHaveLength(1);
  dispatch({ type: 'deleteItem', id: 'chest' });
  expect(found()).toEqual([]);
  undo();
  expect(found()).toHaveLength(1);
  dispatch({ type: 'setUnlockMethod', id: 'chest', unlockMethod: 'item' });
  expect(found()).toEqual([]);
});
