import { expect, it } from 'vitest';
import { KEY, NOTE } from '../testing/catalogue.ts';
import { memoryWith, openEditor } from '../testing/openEditor.ts';
import { toldFindings } from './toldFindings.ts';

it('says nothing of the size of what is as large as the library has it, and of what was made smaller', async () => {
  const small = { ...NOTE, width: 5 };
  const store = await openEditor({
    ...memoryWith(),
    items: [...memoryWith().items, { ...KEY, id: 'gem', width: 4 }, small],
  });
  const { dispatch } = store.getState();
  for (const id of ['one', 'other']) {
    dispatch({ type: 'addItem', id, entry: { ...KEY, id: 'gem', width: 4 }, isAddableToInventory: true });
  }
  const named = () =>
    toldFindings(store.getState()).flatMap(({ code, items }) => (code === 'tooSmall' ? items : []));
  expect(store.getState().findings.map(({ code }) => code)).toContain('tooSmall');
  expect(named()).toEqual([]);
  dispatch({ type: 'resizeItem', id: 'other', width: 3 });
  expect(named()).toEqual(['other']);
  store.getState().dispose();
});
