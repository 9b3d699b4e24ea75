import { afterEach, beforeEach, expect, it } from 'vitest';
import { DOOR_ID } from '../../../../core/room/model.ts';
import { get } from '../../../../core/testing/build.ts';
import { typeText } from '../../../shared/form/testing/typeText.ts';
import { until, untilFound } from '../../../shared/testing/until.ts';
import { libraryText } from '../../../shared/text/library.ts';
import { ItemPanel } from '../../panel/ItemPanel.tsx';
import { createEditorPort } from '../../store/editorStage.ts';
import type { EditorStore } from '../../store/editorStore.ts';
import { CATALOGUE, DOOR } from '../../store/testing/catalogue.ts';
import { memoryWith, openEditor, roomOf } from '../../store/testing/openEditor.ts';
import { type Shown, showInEditor } from '../../testing/showInEditor.tsx';
import { editorText } from '../../text/editor.ts';
import { ItemsTab } from './ItemsTab.tsx';
import { keepRecent, readRecent } from './recentEntries.ts';

const { items: words } = editorText;
const GATE_PICTURE = '/art/items/gate/iron/default.webp';
const GATE = {
  ...DOOR,
  id: 'gate',
  name: 'Gate',
  variants: { iron: { default: GATE_PICTURE, opened: '/art/items/gate/iron/opened.webp' } },
};

let store: EditorStore;
let shown: Shown;

async function show(Part: typeof ItemsTab): Promise<void> {
  store = await openEditor({ ...memoryWith(), items: [...CATALOGUE, GATE] });
  shown = await showInEditor(store, <Part />);
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  shown.close();
  store.getState().dispose();
});

const headings = () => [...shown.host.querySelectorAll('h2')].map(({ textContent }) => textContent);
const tiles = () =>
  [...shown.host.querySelectorAll('[role=listitem] button')].map((tile) => tile.getAttribute('aria-label'));

it('begins with what a first puzzle needs, without the doors', async () => {
  await show(ItemsTab);
  const { Storage, Keys, Decorations } = libraryText.tags;
  await until(() => expect(headings()).toEqual([Storage, Keys, Decorations]));
  expect(tiles()).toEqual([words.add('Chest'), words.add('Key'), words.add('Note')]);
});

it('leads to where pictures of one’s own are uploaded, also while there are none, and says before the click that Pro is needed', async () => {
  await show(ItemsTab);
  const link = [...shown.host.querySelectorAll('a')].find(({ textContent }) =>
    textContent?.startsWith(words.ownPictures),
  );
  expect(link?.textContent).toBe(`${words.ownPictures} ${words.partOfPro('$20')}`);
  expect([link?.getAttribute('href'), link?.target]).toEqual(['/myInventory/items', '_blank']);
});

it('begins with what was used last, as it was when the palette was opened', async () => {
  for (const id of ['gone', 'note', 'chest']) keepRecent(id);
  await show(ItemsTab);
  await until(() => expect(headings()[0]).toBe(words.recent));
  const before = tiles();
  expect(before.slice(0, 2)).toEqual([words.addAgain('Chest'), words.addAgain('Note')]);
  shown.button(words.add('Key')).click();
  expect(readRecent()).toEqual(['key', 'chest', 'note', 'gone']);
  expect(tiles()).toEqual(before);
  shown.button(libraryText.tags.Keys).click();
  await until(() => expect(tiles()).toEqual([words.add('Key')]));
  shown.button(words.all).click();
  await until(() => expect(tiles()[0]).toBe(words.addAgain('Key')));
});

it('adds a key that can be taken along, and no other thing so', async () => {
  await show(ItemsTab);
  await until(() => shown.button(words.add('Key')).click());
  shown.button(words.add('Chest')).click();
  const [, key, chest] = roomOf(store).itemOrder.map((id) => get(roomOf(store), id).isAddableToInventory);
  expect([key, chest]).toEqual([true, false]);
});

it('drops a search once another one starts', async () => {
  await show(ItemsTab);
  const field = shown.host.querySelector<HTMLInputElement>('input');
  await until(() => expect(tiles()).toHaveLength(3));
  typeText(field, 'chest');
  await until(() => expect(tiles()).toEqual([words.add('Chest')]));
  store.getState().setTool({ type: 'pick', takesNew: true, says: '', accepts: () => true, take: () => {} });
  await until(() => expect(tiles()).toHaveLength(3));
  expect(field?.value).toBe('');
});

it('has the doors behind “Change door”, and finds them by words', async () => {
  await show(ItemsTab);
  shown.button(words.changeDoor).click();
  await until(() => expect(tiles()).toEqual([words.chooseDoor('Door'), words.chooseDoor('Gate')]));
});

it('M4 adds a further door beside the way out, as a thing like others', async () => {
  await show(ItemsTab);
  shown.button(words.changeDoor).click();
  await until(() => shown.button(words.furtherDoor).click());
  await until(() => expect(tiles()).toEqual([words.add('Door'), words.add('Gate')]));
  const before = get(roomOf(store), DOOR_ID);
  shown.button(words.add('Gate')).click();
  const { itemOrder, itemConfigs } = roomOf(store);
  expect(itemConfigs[DOOR_ID]).toEqual(before);
  expect(itemConfigs[itemOrder.at(-1) ?? '']).toMatchObject({ catalogueId: 'gate', isHidden: false });
  expect(itemOrder.at(-1)).not.toBe(DOOR_ID);
  expect(readRecent()).toEqual([]);
});

it('changes the door at the door itself: its place and its lock stay (R5)', async () => {
  await show(ItemPanel);
  const { dispatch, select } = store.getState();
  dispatch({ type: 'setLocked', id: DOOR_ID, isItemLocked: true });
  dispatch({ type: 'setPassword', id: DOOR_ID, unlockPassword: '1848' });
  const before = get(roomOf(store), DOOR_ID);
  select(DOOR_ID);
  await until(() => shown.button(words.changeDoor).click());
  await until(() => shown.button(words.chooseDoor('Gate')).click());
  const after = get(roomOf(store), DOOR_ID);
  expect(after).toMatchObject({ catalogueId: 'gate', isItemLocked: true, unlockPassword: '1848' });
  expect(after.position).toEqual(before.position);
  expect(readRecent()).toEqual([]);
});

it('shows a door in the room for as long as it is pointed at, and keeps the room’s own', async () => {
  await show(ItemPanel);
  const { select } = store.getState();
  const port = createEditorPort(store);
  const door = () => port.getState().view.items.find(({ id }) => id === DOOR_ID)?.uri;
  const before = roomOf(store);
  select(DOOR_ID);
  await until(() => shown.button(words.changeDoor).click());
  const gate = await untilFound(
    () => shown.hasButton(words.chooseDoor('Gate')) && shown.button(words.chooseDoor('Gate')),
  );
  gate.focus();
  expect(door()).toBe(GATE_PICTURE);
  expect(roomOf(store)).toBe(before);
  gate.blur();
  expect(door()).toBe(get(before, DOOR_ID).uri);
  gate.focus();
  shown.button(words.changeDoor).click();
  await until(() => expect(door()).toBe(get(before, DOOR_ID).uri));
});
