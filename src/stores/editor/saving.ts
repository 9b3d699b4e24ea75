import { createHistory } from '../../../core/edit/history.ts';
import { LIMITS } from '../../../core/room/limits.ts';
import type { Room } from '../../../core/room/model.ts';
import { failureCode } from '../failure.ts';
import type { RoomsPort } from '../ports.ts';
import type { Autosave } from './Autosave.ts';
import { asNewRoom } from './asNewRoom.ts';
import type {
  ConflictChoice,
  DrawCover,
  EditorAccess,
  EditorActions,
  EditorState,
  PublishState,
  SaveOutcome,
} from './editorState.ts';
import { judge } from './judging.ts';
import { mergePresent, settledFields } from './mergePresent.ts';
import { sameRoom } from './sameRoom.ts';

export type SavingActions = Pick<
  EditorActions,
  'flushDraft' | 'retrySaving' | 'save' | 'publish' | 'unpublish' | 'resolveConflict'
>;

interface SavingParts extends EditorAccess {
  rooms: RoomsPort;
  /** The saver of the open room, null while none is open. */
  getAutosave: () => Autosave | null;
}

/** Saving by hand, with a cover, and publishing. */
export function createSaving(parts: SavingParts): SavingActions {
  const { get, set, getAutosave } = parts;

  async function save(drawCover: DrawCover | null): Promise<SaveOutcome> {
    const autosave = getAutosave();
    if (!autosave) return 'failed';
    get().endGesture();
    set({ isSaving: true });
    try {
      const outcome = await autosave.flush();
      if (isPlanFull(get())) set({ isPlanLimitReached: true });
      if (outcome !== 'saved' || !drawCover) return outcome;
      await takeCover(parts, drawCover);
      return await autosave.flush();
    } finally {
      set({ isSaving: false });
    }
  }

  async function publish(drawCover: DrawCover | null): Promise<SaveOutcome> {
    set({ publishing: { type: 'working' } });
    const outcome = await save(drawCover);
    if (outcome !== 'saved') {
      set({ publishing: failureToPublish(get()) });
      return outcome;
    }
    await getAutosave()?.runAlone(() => askForPublication(parts));
    return get().publishing.type === 'failed' ? 'failed' : 'saved';
  }

  return {
    save,
    publish,
    unpublish: async () => {
      await getAutosave()?.flush();
      await getAutosave()?.runAlone(() => takeOffline(parts));
    },
    flushDraft: async () => getAutosave()?.flushDraft(),
    retrySaving: () => getAutosave()?.retry(),
    resolveConflict: (choice) => resolve(parts, choice),
  };
}

function isPlanFull({ saveState }: EditorState): boolean {
  return saveState.type === 'onDevice' && saveState.reason === 'planLimit';
}

/** Why an unsaved room was not published; a conflict and a full plan ask for themselves. */
function failureToPublish({ saveState }: EditorState): PublishState {
  if (saveState.type !== 'onDevice') return { type: 'idle' };
  const { reason } = saveState;
  const isAskedElsewhere = reason === 'signedOut' || reason === 'unauthenticated' || reason === 'planLimit';
  return isAskedElsewhere ? { type: 'idle' } : { type: 'failed', code: reason };
}

/** A room without a fresh cover is still saved: the fault is told, nothing else stops. */
async function takeCover(parts: SavingParts, drawCover: DrawCover): Promise<void> {
  const { currentRoomId } = parts.get();
  if (currentRoomId === null) return;
  try {
    const imageUrl = await parts.rooms.uploadCover(currentRoomId, await drawCover());
    mergePresent(parts, { imageUrl });
  } catch (error) {
    console.error('The cover could not be stored.', error);
    parts.set({ notice: { type: 'coverFailed' } });
  }
}

async function askForPublication(parts: SavingParts): Promise<void> {
  const { currentRoomId, roomSettings } = parts.get();
  if (currentRoomId === null || !roomSettings) return;
  try {
    const { findings, version } = await parts.rooms.publishRoom(currentRoomId, roomSettings.revision);
    await adoptStored(parts, currentRoomId, roomSettings);
    const isRefused = findings.length > 0;
    parts.set({ publishing: isRefused ? { type: 'refused', findings } : { type: 'published', version } });
  } catch (error) {
    console.error('The room could not be published.', error);
    parts.set({ publishing: { type: 'failed', code: failureCode(error) } });
  }
}

async function takeOffline(parts: SavingParts): Promise<void> {
  const { currentRoomId, roomSettings } = parts.get();
  if (currentRoomId === null || !roomSettings) return;
  try {
    await parts.rooms.unpublishRoom(currentRoomId);
    await adoptStored(parts, currentRoomId, roomSettings);
  } catch (error) {
    console.error('The room could not be unpublished.', error);
    parts.set({ notice: { type: 'failed', code: failureCode(error) } });
  }
}

/**
 * Publishing changes the stored document: its new revision has to be known before the next save. Where somebody else
 * saved in between, the revision stays as it was, so that the next save meets the conflict instead of writing over it.
 */
async function adoptStored(parts: SavingParts, roomId: string, sent: Room): Promise<void> {
  const stored = await parts.rooms.loadRoom(roomId);
  const { isPublished, publishedVersion } = stored;
  const isOurs = sameRoom({ ...stored, ...settledFields(sent) }, sent);
  const fields = isOurs ? settledFields(stored) : { isPublished, publishedVersion };
  parts.getAutosave()?.adopt(() => mergePresent(parts, fields));
}

async function resolve(parts: SavingParts, choice: ConflictChoice): Promise<void> {
  const { conflict, roomSettings } = parts.get();
  const autosave = parts.getAutosave();
  if (!conflict || !roomSettings || !autosave) return;
  if (choice === 'loadStored') {
    parts.set({
      history: createHistory(conflict),
      roomSettings: conflict,
      ...judge(conflict),
      conflict: null,
    });
    parts.set({ activeEditingItemId: null, saveState: { type: 'saved' } });
    await autosave.acknowledge();
  } else if (choice === 'replaceStored') {
    mergePresent(parts, settledFields(conflict));
    parts.set({ conflict: null });
    autosave.resume();
    await autosave.flush();
  } else {
    await keepAsNewRoom(parts, autosave, roomSettings);
  }
}

async function keepAsNewRoom(parts: SavingParts, autosave: Autosave, room: Room): Promise<void> {
  try {
    const roomName = `${room.roomName.slice(0, LIMITS.roomName - 2)} 2`;
    await autosave.saveAsNew({ ...asNewRoom(room), roomName });
    autosave.adopt(() => mergePresent(parts, { roomName }));
    parts.set({ conflict: null });
  } catch (error) {
    const code = failureCode(error);
    if (code === 'planLimit') parts.set({ isPlanLimitReached: true });
    else parts.set({ notice: { type: 'failed', code } });
  }
}
