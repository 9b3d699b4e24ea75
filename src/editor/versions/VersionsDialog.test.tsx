import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryBackend } from '../../app/testing/memory/memoryBackend.ts';
import { BackendContext } from '../../shared/context/useBackend.ts';
import type { Backend } from '../../shared/ports/backend.ts';
import { until } from '../../shared/testing/until.ts';
import type { EditorStore } from '../store/editorStore.ts';
import { CHEST } from '../store/testing/catalogue.ts';
import { memoryWith, openEditor, rename, roomOf, savedRoom } from '../store/testing/openEditor.ts';
import { showInEditor } from '../testing/showInEditor.tsx';
import { VersionsDialog } from './VersionsDialog.tsx';

let store: EditorStore;
let backend: Backend;
let host: HTMLElement;
let close: () => void;
const onClose = vi.fn();
const PICTURE = 'data:image/webp;base64,Y292ZXI=';

beforeEach(async () => {
  const memory = memoryWith();
  const roomId = await savedRoom(memory);
  store = await openEditor(memory, undefined, roomId);
  backend = createMemoryBackend(memory);
  await backend.pastRooms.keepDay(roomId, roomOf(store));
  store.getState().dispatch({ type: 'addItem', id: 'chest', entry: CHEST });
  rename(store, 'The cellar');
  ({ host, close } = await showInEditor(
    store,
    <BackendContext value={backend}>
      <MemoryRouter>
        <VersionsDialog roomId={roomId} draw={async () => PICTURE} onClose={onClose} />
      </MemoryRouter>
    </BackendContext>,
  ));
});
afterEach(() => {
  close();
  store.getState().dispose();
  onClose.mockReset();
});

const shown = () => host.textContent ?? '';

async function press(label: string): Promise<void> {
  const find = () =>
    [...host.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(label));
  await until(() => expect(find()).toBeDefined());
  find()?.click();
}

it('says what is otherwise now, and brings the earlier state back as one step to undo', async () => {
  await until(() => expect(shown()).toContain('before that day’s work'));
  expect(host.querySelector('ul li button img')?.getAttribute('src')).toContain('/art/');
  expect(shown()).toContain('not there yetChest');
  expect(shown()).toContain('roomname');
  await press('Restore this version');
  expect(onClose).toHaveBeenCalled();
  expect(Object.keys(roomOf(store).itemConfigs)).toEqual(['door']);
  store.getState().undo();
  expect(roomOf(store)).toMatchObject({ roomName: 'The cellar', itemConfigs: { chest: { name: 'Chest' } } });
});

it('keeps the room as it is now, which then is no other', async () => {
  await press('Keep the current version');
  await press('Keep version');
  await until(() => expect(shown()).toContain('kept by you'));
  await press('kept by you');
  await until(() => expect(shown()).toContain('This is the same as the room now.'));
  expect(shown()).not.toContain('Restore this version');
  await press('Remove this version');
  await until(() => expect(shown()).not.toContain('kept by you'));
});
