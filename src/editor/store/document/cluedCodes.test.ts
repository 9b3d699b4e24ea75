import { afterEach, beforeEach, expect, it } from 'vitest';
import { get } from '../../../../core/testing/build.ts';
import type { EditorStore } from '../editorStore.ts';
import { CHEST, NOTE } from '../testing/catalogue.ts';
import { memoryWith, openEditor, roomOf } from '../testing/openEditor.ts';
import { formerCodeOf } from './cluedCodes.ts';

let store: EditorStore;
const setCode = (unlockPassword: string) =>
  store.getState().dispatch({ type: 'setPassword', id: 'chest', unlockPassword });
const former = () => formerCodeOf(get(roomOf(store), 'chest'), store.getState().cluedCodes.chest);

beforeEach(async () => {
  store = await openEditor(memoryWith());
  const { dispatch } = store.getState();
  dispatch({ type: 'addItem', id: 'chest', entry: CHEST });
  dispatch({ type: 'addItem', id: 'note', entry: NOTE });
  dispatch({ type: 'setLocked', id: 'chest', isItemLocked: true });
  setCode('157');
  expect(former()).toBeNull();
  dispatch({ type: 'setToldBy', id: 'chest', toldBy: ['note'] });
});
afterEach(() => store.getState().dispose());

it('knows the code that the clues of a lock were chosen for, however often it is changed since', () => {
  expect(former()).toBeNull();
  for (const code of ['25', '257']) setCode(code);
  expect(former()).toBe('157');
  setCode('157');
  expect(former()).toBeNull();
});

it('asks no more once they were looked at, or say something else', () => {
  setCode('257');
  store.getState().confirmClues('chest');
  expect(former()).toBeNull();
  setCode('300');
  expect(former()).toBe('257');
  const { dispatch } = store.getState();
  dispatch({ type: 'setDescription', id: 'note', description: 'custom' });
  dispatch({ type: 'setCustomDescription', id: 'note', customDescription: '300 it is.' });
  expect(former()).toBeNull();
});
