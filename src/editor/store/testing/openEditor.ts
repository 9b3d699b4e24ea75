import type { Room } from '../../../../core/room/model.ts';
import { createMemory, type Memory } from '../../../app/testing/memory/memory.ts';
import { createMemoryBackend } from '../../../app/testing/memory/memoryBackend.ts';
import { BackendError } from '../../../shared/ports/BackendError.ts';
import type { Draft } from '../../../shared/ports/DraftsPort.ts';
import type { EditorUser } from '../editorData.ts';
import { createEditorStore, type EditorStore } from '../editorStore.ts';
import { CATALOGUE, STUDY } from './catalogue.ts';

export const ADA: EditorUser = { userId: 'ada', name: 'Ada' };
export const OFFLINE = new BackendError('offline', 'No connection');

/** A backend's memory with a catalogue. */
export function memoryWith(changes: Partial<Memory> = {}): Memory {
  return createMemory({ items: CATALOGUE, backgrounds: [STUDY], ...changes });
}

/** An editor with an open room; a new one without an id. */
export async function openEditor(
  memory: Memory,
  user: EditorUser | null = ADA,
  roomId: string | null = null,
): Promise<EditorStore> {
  const store = createEditorStore({ backend: createMemoryBackend(memory), user });
  await store.getState().open(roomId);
  return store;
}

export function roomOf(store: EditorStore): Room {
  const { roomSettings } = store.getState();
  if (!roomSettings) throw new Error('No room is open.');
  return roomSettings;
}

export function rename(store: EditorStore, roomName: string, gesture?: string): void {
  store.getState().dispatch({ type: 'setRoomName', roomName }, gesture);
}

/** The open room as stored in the account. */
export function storedRoom(memory: Memory, store: EditorStore): Room | undefined {
  return memory.rooms.get(store.getState().currentRoomId ?? '');
}

/** The draft stored at an owner and a room, by any editor. */
export function draftAt(memory: Memory, place: string): Draft {
  const [, draft] = [...memory.drafts].find(([key]) => key.startsWith(`${place}/`)) ?? [];
  if (!draft) throw new Error(`No draft at ${place}.`);
  return draft;
}

/** Saves a room in Ada's account. */
export async function savedRoom(memory: Memory): Promise<string> {
  const store = await openEditor(memory);
  rename(store, 'The study');
  await store.getState().save(null);
  store.getState().dispose();
  return store.getState().currentRoomId ?? '';
}
