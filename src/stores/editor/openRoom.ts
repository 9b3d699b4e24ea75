import type { BackgroundEntry } from '../../../core/catalogue/model.ts';
import { createRoom } from '../../../core/room/create/createRoom.ts';
import { findDefaultDoor } from '../../../core/room/create/findDefaultDoor.ts';
import type { Background, Room } from '../../../core/room/model.ts';
import type { Backend } from '../backend.ts';
import { failureCode } from '../failure.ts';
import type { Draft } from '../ports.ts';
import type { DraftSlot } from './DraftKeeper.ts';
import type { CatalogueState, EditorUser, OpenFailure } from './editorState.ts';
import { sameRoom } from './sameRoom.ts';

/** The owner under whose name drafts of signed-out creators lie. */
export const GUEST_OWNER = 'guest';

export interface OpenedRoom {
  roomId: string | null;
  room: Room;
  slot: DraftSlot;
  /** Where the room came from: a draft still has to reach the account. */
  origin: 'stored' | 'draft' | 'new';
  /** The stored version, where it went another way than the draft. */
  conflict: Room | null;
}

export type OpenOutcome = { ok: true; opened: OpenedRoom } | { ok: false; failure: OpenFailure };

/** Opens a stored room, going on from this browser's draft where that is its continuation. */
export async function openStoredRoom(
  backend: Backend,
  user: EditorUser | null,
  roomId: string,
): Promise<OpenOutcome> {
  const slot = { owner: user?.userId ?? GUEST_OWNER, roomId };
  const draft = await loadDraft(backend, slot);
  try {
    const stored = await backend.rooms.loadRoom(roomId);
    return { ok: true, opened: { roomId, slot, ...join(stored, draft) } };
  } catch (error) {
    const code = failureCode(error);
    if (draft && code === 'offline') return openDraft(draft, slot);
    // Deleted elsewhere while something was still unsaved here: that goes on as a new room.
    if (draft && code === 'notFound') return openDraft(draft, slot, null);
    return { ok: false, failure: failureOf(error) };
  }
}

function join(stored: Room, draft: Draft | null): Pick<OpenedRoom, 'room' | 'origin' | 'conflict'> {
  if (!draft || sameRoom(draft.room, stored)) return { room: stored, origin: 'stored', conflict: null };
  const isContinuation = draft.room.revision === stored.revision;
  return { room: draft.room, origin: 'draft', conflict: isContinuation ? null : stored };
}

/** Opens the kept draft of a new room, after a login also the guest's, or else begins a room. */
export async function openNewRoom(
  backend: Backend,
  user: EditorUser | null,
  catalogue: CatalogueState,
): Promise<OpenOutcome> {
  const slot = { owner: user?.userId ?? GUEST_OWNER, roomId: null };
  const draft = (await loadDraft(backend, slot)) ?? (user && (await takeOverGuestDraft(backend, user)));
  return draft ? openDraft(draft, slot) : beginRoom(user, catalogue, slot);
}

/** What was made before the login becomes the user's own. */
async function takeOverGuestDraft(backend: Backend, user: EditorUser): Promise<Draft | null> {
  const draft = await loadDraft(backend, { owner: GUEST_OWNER, roomId: null });
  if (!draft) return null;
  const own = { ...draft, room: { ...draft.room, ...creatorOf(user) } };
  try {
    await backend.drafts.saveDraft(user.userId, own);
    await backend.drafts.deleteDraft(GUEST_OWNER, null);
  } catch (error) {
    console.error('The draft made before the login could not be moved.', error);
  }
  return own;
}

function beginRoom(user: EditorUser | null, catalogue: CatalogueState, slot: DraftSlot): OpenOutcome {
  if (catalogue.status !== 'ready') return { ok: false, failure: { type: 'offline' } };
  const door = findDefaultDoor(catalogue.items);
  if (!door.ok) return { ok: false, failure: { type: 'defaultDoorMissing', message: door.refusal.message } };
  const room = createRoom(door.value, usualBackground(catalogue.backgrounds), creatorOf(user));
  return { ok: true, opened: { roomId: null, room, slot, origin: 'new', conflict: null } };
}

/** The first background in its usual mood; without one the room is plain. */
function usualBackground(backgrounds: readonly BackgroundEntry[]): Background {
  const entry = backgrounds.find((background) => background.is_active);
  const mood = entry && Object.values(entry.moods)[0];
  return mood ? { uri: mood.uri, ambient: mood.ambient } : { uri: '', ambient: '#ffffff' };
}

/** The creator's fields of a room; empty for guests until they log in. */
function creatorOf(user: EditorUser | null): Pick<Room, 'creator' | 'creatorId'> {
  return { creator: user?.name ?? '', creatorId: user?.userId ?? '' };
}

function openDraft({ room }: Draft, slot: DraftSlot, roomId = slot.roomId): OpenOutcome {
  return { ok: true, opened: { roomId, room, slot, origin: 'draft', conflict: null } };
}

/** A browser without storage has no drafts; that is no reason not to open the room. */
async function loadDraft(backend: Backend, { owner, roomId }: DraftSlot): Promise<Draft | null> {
  try {
    return await backend.drafts.loadDraft(owner, roomId);
  } catch (error) {
    console.error('The draft kept in this browser could not be read.', error);
    return null;
  }
}

function failureOf(error: unknown): OpenFailure {
  const code = failureCode(error);
  if (code === 'offline') return { type: 'offline' };
  if (code === 'notFound' || code === 'permissionDenied' || code === 'unauthenticated')
    return { type: 'notFound' };
  return { type: 'unknown', message: error instanceof Error ? error.message : String(error) };
}
