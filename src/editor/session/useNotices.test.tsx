import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { hideIn, lockByPassword } from '../../../core/testing/build.ts';
import { until } from '../../shared/testing/until.ts';
import { takeNotices } from '../../shared/toast/toaster.ts';
import type { EditorStore } from '../store/editorStore.ts';
import { CHEST, NOTE } from '../store/testing/catalogue.ts';
import { memoryWith, openEditor, roomOf } from '../store/testing/openEditor.ts';
import { showInEditor } from '../testing/showInEditor.tsx';
import { canvasText } from '../text/canvas.ts';
import { editorText } from '../text/editor.ts';
import { refusalText } from '../text/editorMessages.ts';
import { linkingText } from '../text/linking.ts';
import { useNotices } from './useNotices.ts';

function Notices() {
  useNotices();
  return <p />;
}

/** Shows the editor's notices; returns what is visible of each. */
async function showNotices(store: EditorStore) {
  const seen = new Map<unknown, Parameters<Parameters<typeof takeNotices>[0]['create']>[0]>();
  takeNotices({
    dismissNewest: () => false,
    create: (toast) => void seen.set(toast.title, toast),
    dismiss: (id) => void seen.delete(id),
  });
  // Drops notices of earlier tests in the same process that were still waiting.
  seen.clear();
  const shown = await showInEditor(
    store,
    <MemoryRouter>
      <Notices />
    </MemoryRouter>,
  );
  return { seen, shown };
}

it('what was just done takes the place of what was done before, and goes with the editor; what lasts stays', async () => {
  const store = await openEditor(memoryWith());
  store.getState().dispatch({ type: 'addItem', id: 'note', entry: NOTE });
  const { seen, shown } = await showNotices(store);
  const tells = (...titles: string[]) => until(() => expect([...seen.keys()]).toEqual(titles));
  store.setState({ notice: { type: 'coverFailed' } });
  await tells(editorText.coverFailed);
  store.setState({ notice: { type: 'cut' } });
  await tells(editorText.coverFailed, canvasText.cutWithLinks);
  store.setState({ notice: { type: 'linked', link: 'hides', ends: { from: 'note', to: 'door' } } });
  await until(() => expect([...seen.keys()].join()).toMatch(/Note/));
  expect(seen.size).toBe(2);
  shown.close();
  await tells(editorText.coverFailed);
  store.getState().dispose();
});

it('a deletion says in one message what came to light and whose settings are shown, and is undone there until the next step', async () => {
  const store = await openEditor(memoryWith());
  const { dispatch, select } = store.getState();
  for (const [id, entry] of Object.entries({ note: NOTE, chest: CHEST }))
    dispatch({ type: 'addItem', id, entry });
  for (const command of hideIn('chest', 'note')) dispatch(command);
  const { seen, shown } = await showNotices(store);
  const words =
    'Deleted: Chest. What was hidden there is now visible from the start: Note. The settings now show Note.';
  const removeChest = async () => {
    select('chest');
    dispatch({ type: 'deleteItem', id: 'chest' });
    await until(() => expect([...seen.keys()]).toEqual([words]));
  };
  await removeChest();
  seen.get(words)?.action?.onClick?.();
  expect(roomOf(store).itemConfigs).toMatchObject({
    chest: { itemToHide: 'note' },
    note: { isHidden: true },
  });
  await until(() => expect(seen.size).toBe(0));
  await removeChest();
  dispatch({ type: 'setName', id: 'note', name: 'Slip' });
  await until(() => expect(seen.size).toBe(0));
  shown.close();
  store.getState().dispose();
});

it('a clue without words says so, and leads to the field for them; one with words does not', async () => {
  const store = await openEditor(memoryWith());
  const { dispatch, link } = store.getState();
  dispatch({ type: 'addItem', id: 'note', entry: NOTE });
  dispatch({ type: 'addItem', id: 'chest', entry: CHEST });
  for (const command of lockByPassword('chest', '1848')) dispatch(command);
  const { seen, shown } = await showNotices(store);
  const ends = { from: 'note', to: 'chest' };
  link(ends, 'tells');
  const wordless = linkingText.made.tellsWordless('Note', 'Chest');
  await until(() => expect([...seen.keys()]).toEqual([wordless]));
  const { action } = seen.get(wordless) ?? {};
  expect(action?.label).toBe(linkingText.writeWords);
  store.getState().select('chest');
  action?.onClick?.();
  expect(store.getState()).toMatchObject({ selectedIds: ['note'], isPanelOpen: true });
  expect(roomOf(store).itemConfigs.note?.description).toBe('custom');

  dispatch({ type: 'setCustomDescription', id: 'note', customDescription: 'The year it was built.' });
  dispatch({ type: 'setToldBy', id: 'chest', toldBy: [] });
  link(ends, 'tells');
  const told = linkingText.made.tells('Note', 'Chest');
  await until(() => expect([...seen.keys()]).toEqual([told]));
  expect(seen.get(told)?.action).toBeUndefined();
  shown.close();
  store.getState().dispose();
});

it('a thing that is brought to what it does not go with says why, and nothing is changed', async () => {
  const store = await openEditor(memoryWith());
  const { dispatch, refuseLink } = store.getState();
  for (const [id, entry] of Object.entries({ note: NOTE, chest: CHEST }))
    dispatch({ type: 'addItem', id, entry });
  for (const command of hideIn('chest', 'note')) dispatch(command);
  const { seen, shown } = await showNotices(store);
  const before = roomOf(store);
  refuseLink({ from: 'chest', to: 'note' });
  const why = refusalText({ type: 'hidesItsHider' });
  await until(() => expect([...seen.keys()]).toEqual([`${linkingText.notMade('Chest', 'Note')} ${why}`]));
  refuseLink({ from: 'note', to: 'chest' });
  await until(() => expect([...seen.keys()]).toEqual([linkingText.isMade('Note', 'Chest')]));
  expect(roomOf(store)).toBe(before);
  shown.close();
  store.getState().dispose();
});
