// @vitest-environment happy-dom
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DOOR_ID } from '../../../../core/room/model.ts';
import { get } from '../../../../core/testing/build.ts';
import { AppStoresContext } from '../../../components/appStores.ts';
import { tabStorage } from '../../../components/guardedStorage.ts';
import { createBookmarksStore } from '../../../stores/bookmarksStore.ts';
import { createEditorPort } from '../../../stores/editor/editorStage.ts';
import { createFoldsStore } from '../../../stores/editor/foldsStore.ts';
import { CATALOGUE, DOOR } from '../../../stores/editor/testing/catalogue.ts';
import { memoryWith, openEditor, roomOf } from '../../../stores/editor/testing/openEditor.ts';
import type { EditorStore } from '../../../stores/editorStore.ts';
import { createProfileStore } from '../../../stores/profileStore.ts';
import { createTabStore } from '../../../stores/tabStore.ts';
import { memoryBackend } from '../../../stores/testing/memoryBackend.ts';
import { editorText } from '../../../text/editor.ts';
import { ItemPanel } from '../panel/ItemPanel.tsx';
import { EditorContext } from '../session/editorContext.ts';
import { ItemsTab } from './ItemsTab.tsx';
import { keepRecent, readRecent } from './recentEntries.ts';

const { items: words } = editorText;
const GATE = { ...DOOR, id: 'gate', name: 'Gate' };

const { auth, bookmarks } = memoryBackend();
const appStores = {
  profile: createProfileStore(auth),
  tab: createTabStore(),
  bookmarks: createBookmarksStore({ port: bookmarks, storage: tabStorage }),
};

let store: EditorStore;
let host: HTMLElement;
let root: Root;

async function show(Shown: typeof ItemsTab): Promise<void> {
  store = await openEditor({ ...memoryWith(), items: [...CATALOGUE, GATE] });
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  const session = {
    store,
    port: createEditorPort(store),
    isSignedIn: true,
    stageHandle: { current: null },
    stageBox: { current: null },
    coverDrawer: () => null,
    folds: createFoldsStore(localStorage),
  };
  root.render(
    <ChakraProvider value={defaultSystem}>
      <AppStoresContext value={appStores}>
        <EditorContext value={session}>
          <Shown />
        </EditorContext>
      </AppStoresContext>
    </ChakraProvider>,
  );
  await vi.waitFor(() => expect(host.childElementCount).toBeGreaterThan(0));
  // React hears of the store once its effects have run.
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  root.unmount();
  host.remove();
  store.getState().dispose();
});

const headings = () => [...host.querySelectorAll('h3')].map(({ textContent }) => textContent);
const tiles = () =>
  [...host.querySelectorAll('[role=listitem] button')].map((tile) => tile.getAttribute('aria-label'));

function button(name: string): HTMLButtonElement {
  const found = [...host.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
}

it('begins with what a first puzzle needs, without the doors', async () => {
  await show(ItemsTab);
  const { Storage, Keys, Decorations } = words.tags;
  await vi.waitFor(() => expect(headings()).toEqual([Storage, Keys, Decorations]));
  expect(tiles()).toEqual([words.add('Chest'), words.add('Key'), words.add('Note')]);
});

it('begins with what was used last, as it was when the palette was opened', async () => {
  for (const id of ['gone', 'note', 'chest']) keepRecent(id);
  await show(ItemsTab);
  await vi.waitFor(() => expect(headings()[0]).toBe(words.recent));
  const before = tiles();
  expect(before.slice(0, 2)).toEqual([words.addAgain('Chest'), words.addAgain('Note')]);
  button(words.add('Key')).click();
  expect(readRecent()).toEqual(['key', 'chest', 'note', 'gone']);
  expect(tiles()).toEqual(before);
  button(words.tags.Keys).click();
  await vi.waitFor(() => expect(tiles()).toEqual([words.add('Key')]));
  button(words.all).click();
  await vi.waitFor(() => expect(tiles()[0]).toBe(words.addAgain('Key')));
});

it('has the doors behind “Change door”, and finds them by words', async () => {
  await show(ItemsTab);
  button(words.changeDoor).click();
  await vi.waitFor(() => expect(tiles()).toEqual([words.chooseDoor('Door'), words.chooseDoor('Gate')]));
});

it('changes the door at the door itself: its place and its lock stay (R5)', async () => {
  await show(ItemPanel);
  const { dispatch, select } = store.getState();
  dispatch({ type: 'setLocked', id: DOOR_ID, isItemLocked: true });
  dispatch({ type: 'setPassword', id: DOOR_ID, unlockPassword: '1848' });
  const before = get(roomOf(store), DOOR_ID);
  select(DOOR_ID);
  await vi.waitFor(() => button(words.changeDoor).click());
  await vi.waitFor(() => button(words.chooseDoor('Gate')).click());
  const after = get(roomOf(store), DOOR_ID);
  expect(after).toMatchObject({ catalogueId: 'gate', isItemLocked: true, unlockPassword: '1848' });
  expect(after.position).toEqual(before.position);
  expect(readRecent()).toEqual([]);
});
