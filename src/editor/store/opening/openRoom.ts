import type { BackgroundEntry, CatalogueEntry } from '../../../../core/catalogue/model.ts';
import { createRoom } from '../../../../core/room/create/createRoom.ts';
import { findDefaultDoor } from '../../../../core/room/create/findDefaultDoor.ts';
import type { Warn } from '../../../../core/room/load/mend/warning.ts';
import type { Background, Room } from '../../../../core/room/model.ts';
import { BackendError } from '../../../shared/ports/BackendError.ts';
import type { Backend } from '../../../shared/ports/backend.ts';
import { type Draft, type DraftKey, GUEST_OWNER } from '../../../shared/ports/DraftsPort.ts';
import { failureCode } from '../../../shared/store/failure.ts';
import { sameRoom } from '../../sync/sameRoom.ts';
import type { CatalogueState, EditorUser, OpenFailure } from '../editorData.ts';

/** Translates an entry's name into the creator's language: the library has English names only. */
export type InWords = (entry: CatalogueEntry) => CatalogueEntry;

export interface OpenedRoom {
  room: Room;
  /** The owner of the drafts. */
  owner: string;
  roomId: string | null;
  /** Null if the account does not have it: a new room, or one deleted elsewhere. */
  storedId: string | null;
  /** The draft it was opened from, which is still to be saved. */
  draft: Draft | null;
  /** The stored version, if it conflicts with the draft. */
  conflict: Room | null;
}

export type OpenOutcome = { ok: true; opened: OpenedRoom } | { ok: false; failure: OpenFailure };

/** Opens a stored room, continuing this browser's draft if that is based on it. */
export async function openStoredRoom(
  backend: Backend,
  user: EditorUser | null,
  roomId: string,
  warn: Warn,
): Promise<OpenOutcome> {
  const owner = ownerOf(user);
  const draft = await loadDraft(backend, { owner, roomId, warn });
  try {
    const stored = await loadWhole(backend, roomId, warn);
    const joined = await joinDraft(backend, owner, stored, draft);
    return { ok: true, opened: { owner, roomId, storedId: roomId, ...joined } };
  } catch (error) {
    const code = failureCode(error);
    if (draft && (code === 'offline' || code === 'unreadable')) return openDraft(owner, draft, roomId);
    // The room was deleted elsewhere while changes were unsaved here. The draft goes on as a new room.
    if (draft && code === 'notFound') return openDraft(owner, draft);
    return { ok: false, failure: failureOf(error) };
  }
}

/** @throws unreadable, also if the room has no items: every room has at least a door (R5) */
async function loadWhole({ rooms }: Backend, roomId: string, warn: Warn): Promise<Room> {
  const stored = await rooms.loadRoom(roomId, warn);
  if (Object.keys(stored.itemConfigs).length > 0) return stored;
  throw new BackendError('unreadable', `Nothing stands in the room ${roomId}.`);
}

async function joinDraft(
  backend: Backend,
  owner: string,
  stored: Room,
  draft: Draft | null,
): Promise<Pick<OpenedRoom, 'room' | 'draft' | 'conflict'>> {
  if (!draft) return { room: stored, draft: null, conflict: null };
  if (sameRoom(draft.room, stored)) {
    await deleteDraft(backend, owner, draft);
    return { room: stored, draft: null, conflict: null };
  }
  const isContinuation = draft.room.revision === stored.revision;
  return { room: draft.room, draft, conflict: isContinuation ? null : stored };
}

/** Opens the draft of a new room, or begins one. After a login, the draft may be the one made as a guest. */
export async function openNewRoom(
  backend: Backend,
  user: EditorUser | null,
  begun: () => OpenOutcome,
  warn: Warn,
): Promise<OpenOutcome> {
  const owner = ownerOf(user);
  const draft =
    (await loadDraft(backend, { owner, roomId: null, warn })) ??
    (user && (await takeOverGuestDraft(backend, user, warn)));
  return draft ? openDraft(owner, draft) : begun();
}

/** Moves a guest's draft to the user after a login. */
async function takeOverGuestDraft(backend: Backend, user: EditorUser, warn: Warn): Promise<Draft | null> {
  const draft = await loadDraft(backend, { owner: GUEST_OWNER, roomId: null, warn });
  if (!draft) return null;
  const own = { ...draft, room: { ...draft.room, ...creatorOf(user) } };
  try {
    await backend.drafts.saveDraft(user.userId, own);
    await deleteDraft(backend, GUEST_OWNER, draft);
  } catch (error) {
    console.error('The draft made before the login could not be moved.', error);
  }
  return own;
}

/** Begins a room with only the default door. */
export function beginRoom(
  user: EditorUser | null,
  catalogue: CatalogueState,
  { language, inWords }: { language: string; inWords: InWords },
): OpenOutcome {
  if (catalogue.status !== 'ready') return { ok: false, failure: { type: 'offline' } };
  const door = findDefaultDoor(catalogue.items);
  if (!door.ok) return { ok: false, failure: { type: 'defaultDoorMissing', message: door.refusal.message } };
  const creator = { ...creatorOf(user), language };
  const room = createRoom(inWords(door.value), usualBackground(catalogue.backgrounds), creator);
  const opened = { room, owner: ownerOf(user), roomId: null, storedId: null, draft: null, conflict: null };
  return { ok: true, opened };
}

/** The first background in its usual mood; a plain one without a library. */
function usualBackground(backgrounds: readonly BackgroundEntry[]): Background {
  const entry = backgrounds.find((background) => background.is_active);
  const mood = entry && Object.values(entry.moods)[0];
  return mood ? { uri: mood.uri, ambient: mood.ambient } : { uri: '', ambient: '#ffffff' };
}

/** The creator's fields of a room; empty for guests until they log in. */
function creatorOf(user: EditorUser | null): Pick<Room, 'creator' | 'creatorId'> {
  return { creator: user?.name ?? '', creatorId: user?.userId ?? '' };
}

/** The owner under which this browser stores drafts. */
export function ownerOf(user: EditorUser | null): string {
  return user?.userId ?? GUEST_OWNER;
}

function openDraft(owner: string, draft: Draft, storedId: string | null = null): OpenOutcome {
  const { room, roomId } = draft;
  return { ok: true, opened: { room, owner, roomId, storedId, draft, conflict: null } };
}

interface WantedDraft extends DraftKey {
  warn: Warn;
}

/** Loads a draft; a browser without storage has none, and the room opens all the same. */
async function loadDraft({ drafts }: Backend, { warn, ...key }: WantedDraft): Promise<Draft | null> {
  try {
    return await drafts.loadDraft(key, warn);
  } catch (error) {
    console.error('The draft kept in this browser could not be read.', error);
    return null;
  }
}

/** Deletes a draft. A failure does no harm: the next opening finds it equal to the stored room. */
async function deleteDraft(backend: Backend, owner: string, draft: Draft): Promise<void> {
  try {
    await backend.drafts.deleteDraft(owner, draft);
  } catch (error) {
    console.error('A draft that is saved could not be deleted from this browser.', error);
  }
}

function failureOf(error: unknown): OpenFailure {
  const code = failureCode(error);
  if (code === 'offline' || code === 'newerVersion' || code === 'unreadable') return { type: code };
  if (code === 'notFound' || code === 'permissionDenied' || code === 'unauthenticated')
    return { type: 'notFound' };
  return { type: 'unknown', message: error instanceof Error ? error.message : String(error) };
}
