import { createHistory, replacePresent } from '../../../core/edit/history.ts';
import type { Room } from '../../../core/room/model.ts';
import { settledFieldsOf } from '../../../core/room/records.ts';
import { failureCode } from '../failure.ts';
import type { RoomsPort } from '../ports.ts';
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
import type { SyncLink } from './sync/createSyncLink.ts';
import { sameRoom } from './sync/sameRoom.ts';

export type SavingActions = Pick<
  EditorActions,
  'flushDraft' | 'retrySaving' | 'save' | 'publish' | 'unpublish' | 'resolveConflict'
>;

interface SavingParts extends EditorAccess {
  rooms: RoomsPort;
  link: SyncLink;
}

/** What the creator asks of the account: saving with a cover, publishing, the end of a conflict. */
export function createSaving(parts: SavingParts): SavingActions {
  const { get, set, link } = parts;

  async function save(drawCover: DrawCover | null): Promise<SaveOutcome> {
    const sync = link.current();
    if (!sync) return 'failed';
    get().endGesture();
    set({ isSaving: true });
    try {
      const outcome = await sync.save();
      if (isPlanFull(get())) set({ isPlanLimitReached: true });
      if (outcome !== 'saved' || !drawCover) return outcome;
      await takeCover(parts, drawCover);
      return await sync.save();
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
    await link.current()?.alone(() => askForPublication(parts));
    return get().publishing.type === 'failed' ? 'failed' : 'saved';
  }

  return {
    save,
    publish,
    unpublish: async () => {
      await link.current()?.save();
      await link.current()?.alone(() => takeOffline(parts));
    },
    flushDraft: async () => link.current()?.tell({ type: 'hidden' }),
    retrySaving: () => link.current()?.retry(),
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
async function takeCover({ get, set, rooms }: SavingParts, drawCover: DrawCover): Promise<void> {
  const { currentRoomId } = get();
  if (currentRoomId === null) return;
  try {
    const imageUrl = await rooms.uploadCover(currentRoomId, await drawCover());
    const { history } = get();
    if (!history) return;
    const covered = replacePresent(history, { ...history.present, imageUrl });
    set({ history: covered, roomSettings: covered.present });
  } catch (error) {
    console.error('The cover could not be stored.', error);
    set({ notice: { type: 'coverFailed' } });
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
 * Publishing changes the stored document: what it made of it has to be known before the next save. Where somebody else
 * saved in between, the revision stays as it was, so that the next save meets the conflict instead of writing over it.
 */
async function adoptStored({ rooms, link }: SavingParts, roomId: string, sent: Room): Promise<void> {
  const stored = await rooms.loadRoom(roomId);
  const { isPublished, publishedVersion } = stored;
  const fields = sameRoom(stored, sent) ? settledFieldsOf(stored) : { isPublished, publishedVersion };
  await link.current()?.tell({ type: 'settled', fields });
}

async function resolve({ get, set, link }: SavingParts, choice: ConflictChoice): Promise<void> {
  // One choice at a time: a second one would be about a room that the first has changed.
  if (get().saveState.type !== 'conflict') return;
  const failure = await link.current()?.choose(choice);
  if (choice === 'keepAsNewRoom') {
    if (failure === 'planLimit') set({ isPlanLimitReached: true });
    else if (failure && failure !== 'signedOut') set({ notice: { type: 'failed', code: failure } });
  }
  const { roomSettings } = get();
  if (choice !== 'loadStored' || !roomSettings) return;
  // The steps of the own version lead nowhere any more.
  set({ history: createHistory(roomSettings), ...judge(roomSettings), activeEditingItemId: null });
}
