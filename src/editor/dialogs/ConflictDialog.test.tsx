import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryBackend } from '../../app/testing/memory/memoryBackend.ts';
import { BackendContext } from '../../shared/context/useBackend.ts';
import { until } from '../../shared/testing/until.ts';
import type { EditorStore } from '../store/editorStore.ts';
import { CHEST } from '../store/testing/catalogue.ts';
import { memoryWith, openEditor, rename, roomOf, savedRoom } from '../store/testing/openEditor.ts';
import { showInEditor } from '../testing/showInEditor.tsx';
import { versionsText } from '../text/versions.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

const HERE = new Date(2026, 4, 3, 14, 5).getTime();
const THERE = new Date(2026, 4, 3, 13, 40).getTime();

let store: EditorStore;
let host: HTMLElement;
let close: () => void;

beforeEach(async () => {
  const memory = memoryWith();
  const roomId = await savedRoom(memory);
  store = await openEditor(memory, undefined, roomId);
  const stored = roomOf(store);
  memory.rooms.set(roomId, { ...stored, roomName: 'Theirs', revision: stored.revision + 1 });
  memory.marks.set(roomId, { editedAt: THERE / 1000 });
  vi.spyOn(Date, 'now').mockReturnValue(HERE);
  rename(store, 'Mine');
  store.getState().dispatch({ type: 'setIntroduction', introduction: 'It is late.' });
  store.getState().dispatch({ type: 'addItem', id: 'chest', entry: CHEST });
  await store.getState().save(null);
  vi.restoreAllMocks();
  const { conflict } = store.getState();
  if (!conflict) throw new Error('No conflict came of it.');
  ({ host, close } = await showInEditor(
    store,
    <BackendContext value={createMemoryBackend(memory)}>
      <MemoryRouter>
        <ConflictDialog stored={conflict} draw={async (room) => `data:image/webp;base64,${room.roomName}`} />
      </MemoryRouter>
    </BackendContext>,
  ));
});
afterEach(() => {
  close();
  store.getState().dispose();
});

const shown = () => host.textContent ?? '';

it('shows of both versions the time and the picture, and what differs', async () => {
  await until(() => expect(shown()).toContain(`saved ${versionsText.when(THERE)}`));
  expect(shown()).toContain(`in this tab, changed ${versionsText.when(HERE)}, not in your account yet`);
  await until(() => expect(host.querySelectorAll('img').length).toBe(2));
  expect([...host.querySelectorAll('img')].map(({ src }) => src.split(',')[1])).toEqual(['Mine', 'Theirs']);
  expect(shown()).toContain('only hereChest');
  expect(shown()).toContain('NameMineTheirs');
  expect(shown()).toContain('IntroductionIt is late.Nothing');
  await until(() => expect(shown()).toContain('Your plan has space for 1 more room.'));
});

it('goes on with what is chosen, and speaks of no time any more', async () => {
  const button = () =>
    [...host.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.includes('Use the other version'),
    );
  await until(() => expect(button()).toBeDefined());
  button()?.click();
  await until(() => expect(roomOf(store).roomName).toBe('Theirs'));
  expect(store.getState()).toMatchObject({ conflict: null, changedAt: null });
});
