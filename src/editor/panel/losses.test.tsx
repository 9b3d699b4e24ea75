import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { lockByItem } from '../../../core/testing/build.ts';
import { until } from '../../shared/testing/until.ts';
import { CHEST, KEY } from '../store/testing/catalogue.ts';
import { memoryWith, openEditor, roomOf } from '../store/testing/openEditor.ts';
import { showInEditor } from '../testing/showInEditor.tsx';
import { editorText } from '../text/editor.ts';
import { ItemPanel } from './ItemPanel.tsx';

it('says at a key why it is no longer taken along once its lock was deleted, until that is set anew', async () => {
  const store = await openEditor(memoryWith());
  const { dispatch, select } = store.getState();
  dispatch({ type: 'addItem', id: 'chest', entry: CHEST });
  dispatch({ type: 'addItem', id: 'key', entry: KEY });
  for (const command of lockByItem('chest', 'key')) dispatch(command);
  dispatch({ type: 'deleteItem', id: 'chest' });
  expect(store.getState().notice).toMatchObject({
    notes: [{ type: 'lockDeleted', key: 'key', lock: 'Chest' }],
  });
  select('key');
  const shown = await showInEditor(
    store,
    <MemoryRouter>
      <ItemPanel />
    </MemoryRouter>,
  );
  const words = 'Deleted: Chest. Players can no longer take its key: Key.';
  await until(() => expect(shown.host.textContent).toContain(words));
  shown.field(editorText.panel.isAddable)?.click();
  await until(() => expect(shown.host.textContent).not.toContain(words));
  shown.close();
  store.getState().dispose();
});

it('offers to bring in what is to be hidden where nothing else is there, and hides what is brought', async () => {
  const store = await openEditor(memoryWith());
  const { dispatch, select } = store.getState();
  dispatch({ type: 'addItem', id: 'chest', entry: CHEST });
  dispatch({ type: 'setHiding', id: 'chest', isHidingAnotherItem: true });
  select('chest');
  const shown = await showInEditor(
    store,
    <MemoryRouter>
      <ItemPanel />
    </MemoryRouter>,
  );
  await until(() => expect(shown.hasButton(editorText.panel.addHidden)).toBe(true));
  shown.button(editorText.panel.addHidden).click();
  expect(store.getState()).toMatchObject({ activeTab: 'items', tool: { type: 'pick', takesNew: true } });
  dispatch({ type: 'addItem', id: 'key', entry: KEY });
  store.getState().pick('key');
  expect(roomOf(store).itemConfigs).toMatchObject({ chest: { itemToHide: 'key' }, key: { isHidden: true } });
  shown.close();
  store.getState().dispose();
});
