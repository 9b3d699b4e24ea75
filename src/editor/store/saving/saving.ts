import { createHistory } from '../../../../core/edit/history/history.ts';
import type { Room } from '../../../../core/room/model.ts';
import { settledFieldsOf } from '../../../../core/room/records.ts';
import type { Calls } from '../../../shared/ports/Calls.ts';
import type { PastRoomsPort } from '../../../shared/ports/PastRoomsPort.ts';
import type { RoomsPort } from '../../../shared/ports/RoomsPort.ts';
import { failureCode } from '../../../shared/store/failure.ts';
import type { SyncLink } from '../../sync/createSyncLink.ts';
import type { SyncRunner } from '../../sync/SyncRunner.ts';
import { sameRoom } from '../../sync/sameRoom.ts';
import { checkRoom } from '../document/checkRoom.ts';
import { shownHistory } from '../document/presentHistory.ts';
import type { ConflictChoice, DrawCover, SaveOutcome, SavingActions } from '../editorActions.ts';
import type { EditorDeps, EditorState } from '../editorState.ts';
import type { HistoryKeeper } from '../opening/HistoryKeeper.ts';
import { assumedLiveRoom, learnWhatIsLive } from '../opening/learnWhatIsLive.ts';
import { hasUnpublished } from './hasUnpublished.ts';
import type { PublishState } from './publishState.ts';

interface SavingDeps extends EditorDeps {
  rooms: RoomsPort;
  calls: Pick<Calls, 'publishRoom'>;
  pastRooms: Pick<PastRoomsPort, 'keepCopy'>;
  link: SyncLink;
  keeper: HistoryKeeper;
}

/** Saving with a cover, publishing, and resolving conflicts. */
export function createSaving(deps: SavingDeps): SavingActions {
  const { get, set, link } = deps;
  let isChoosing = false;

  async function save(drawCover: DrawCover | null): Promise<SaveOutcome> {
    const sync = link.current();
    return sync ? saveWith(deps, sync, drawCover) : 'failed';
  }

  /** Publishes this room, even if another one is opened meanwhile. */
  async function publish(drawCover: DrawCover | null, isListed?: boolean): Promise<SaveOutcome> {
    const sync = link.current();
    if (!sync) return 'failed';
    set({ publishing: { type: 'working' } });
    const outcome = await saveWith(deps, sync, null);
    if (outcome !== 'saved') {
      if (link.current() === sync) set({ publishing: failureToPublish(get()) });
      return outcome;
    }
    const publishing = await sync.alone(() => askForPublication(deps, sync, { drawCover, isListed }));
    if (link.current() === sync) set({ publishing });
    return publishing.type === 'failed' ? 'failed' : 'saved';
  }

  async function unpublish(): Promise<void> {
    const sync = link.current();
    await sync?.save();
    await sync?.alone(() => takeOffline(deps, sync));
  }

  /** Resolves a conflict, one choice at a time: a second choice would act on the room as it was before the first. */
  async function resolveConflict(choice: ConflictChoice): Promise<void> {
    if (isChoosing || get().saveState.type !== 'conflict') return;
    isChoosing = true;
    try {
      await resolve(deps, choice);
    } finally {
      isChoosing = false;
    }
  }

  return {
    save,
    askToPublish: () => {
      get().endGesture();
      set({ publishing: hasUnpublished(get()) ? { type: 'asking' } : { type: 'published', isAgain: false } });
      // Saves while the creator answers, so that publishing need not. A first save waits, since its dialog about the
      // plan's limit would interrupt.
      if (get().currentRoomId !== null) link.current()?.retry();
    },
    publish,
    unpublish,
    flushDraft: async () => {
      await Promise.all([link.current()?.dispatch({ type: 'hidden' }), deps.keeper.flush()]);
    },
    setOnline: (isOnline) => link.setOnline(isOnline),
    retrySaving: () => link.current()?.retry(),
    resolveConflict,
    lookForNewer: () => takeNewer(deps),
  };
}

/** Saves with a cover. If another room was opened meanwhile, nothing is reported into it. */
async function saveWith(
  deps: SavingDeps,
  sync: SyncRunner,
  drawCover: DrawCover | null,
): Promise<SaveOutcome> {
  const { get, set, link } = deps;
  const isShown = () => link.current() === sync;
  get().endGesture();
  set({ isSaving: true });
  try {
    const outcome = await sync.save();
    if (!isShown()) return outcome;
    if (isPlanFull(get())) set({ isPlanLimitReached: true });
    if (outcome !== 'saved' || !drawCover) return outcome;
    await takeCover(deps, sync, drawCover);
    return await sync.save();
  } finally {
    if (isShown()) set({ isSaving: false });
  }
}

function isPlanFull({ saveState }: EditorState): boolean {
  return saveState.type === 'onDevice' && saveState.reason === 'planLimit';
}

/** The state of publishing after its save failed. Conflicts and plan limits have dialogs of their own. */
function failureToPublish({ saveState }: EditorState): PublishState {
  if (saveState.type !== 'onDevice') return { type: 'idle' };
  const { reason } = saveState;
  const isAskedElsewhere = reason === 'signedOut' || reason === 'unauthenticated' || reason === 'planLimit';
  return isAskedElsewhere ? { type: 'idle' } : { type: 'failed', code: reason };
}

/** Draws and uploads the cover, and shows it with the room, which still has to be saved. */
async function takeCover(deps: SavingDeps, sync: SyncRunner, drawCover: DrawCover): Promise<void> {
  const imageUrl = await uploadCover(deps, sync, drawCover);
  showCover(deps, sync, imageUrl);
}

/** Draws and uploads the cover; returns its address. A failure is reported, and the room goes on without it. */
async function uploadCover(
  { set, rooms, link }: SavingDeps,
  sync: SyncRunner,
  drawCover: DrawCover,
): Promise<string | undefined> {
  const { roomId } = sync.document();
  if (roomId === null) return undefined;
  try {
    return await rooms.uploadCover(roomId, await drawCover());
  } catch (error) {
    console.error('The cover could not be stored.', error);
    if (link.current() === sync) set({ notice: { type: 'coverFailed' } });
    return undefined;
  }
}

function showCover({ get, set, link }: SavingDeps, sync: SyncRunner, imageUrl: string | undefined): void {
  const { roomSettings } = get();
  if (roomSettings && imageUrl !== undefined && link.current() === sync)
    set({ roomSettings: { ...roomSettings, imageUrl } });
}

interface Publication {
  drawCover: DrawCover | null;
  isListed: boolean | undefined;
}

/**
 * Publishes the saved room with its new cover: two round trips. The response concerns exactly the revision
 * that was sent, so the stored document need not be read again.
 */
async function askForPublication(
  deps: SavingDeps,
  sync: SyncRunner,
  { drawCover, isListed }: Publication,
): Promise<PublishState> {
  const { set, calls, link } = deps;
  const { roomId, room } = sync.document();
  if (roomId === null) return { type: 'idle' };
  // If another room was opened meanwhile, no cover is drawn.
  const isShown = link.current() === sync;
  const imageUrl = drawCover && isShown ? await uploadCover(deps, sync, drawCover) : undefined;
  try {
    const { revision } = room;
    const { findings, version } = await calls.publishRoom({ roomId, revision, isListed, imageUrl });
    if (findings.length > 0) {
      showCover(deps, sync, imageUrl);
      return { type: 'refused', findings };
    }
    const cover = imageUrl === undefined ? {} : { imageUrl };
    const fields = { isPublished: true, publishedVersion: version, ...cover };
    await sync.dispatch({ type: 'settled', fields });
    if (link.current() === sync) set({ liveRoom: { ...room, ...fields } });
    return { type: 'published', isAgain: room.isPublished };
  } catch (error) {
    console.error('The room could not be published.', error);
    showCover(deps, sync, imageUrl);
    return { type: 'failed', code: failureCode(error) };
  }
}

async function takeOffline({ set, rooms, link }: SavingDeps, sync: SyncRunner): Promise<void> {
  const { roomId, room } = sync.document();
  if (roomId === null) return;
  try {
    await rooms.unpublishRoom(roomId);
    await adoptStored(rooms, sync, roomId, room);
    if (link.current() === sync) set({ liveRoom: null });
  } catch (error) {
    console.error('The room could not be unpublished.', error);
    if (link.current() === sync) set({ notice: { type: 'failed', code: failureCode(error) } });
  }
}

/**
 * Takes over what publishing changed in the stored document, before the next save. If somebody else saved
 * meanwhile, the revision stays, so that the next save detects the conflict instead of overwriting.
 */
async function adoptStored(rooms: RoomsPort, sync: SyncRunner, roomId: string, sent: Room): Promise<void> {
  const stored = await rooms.loadRoom(roomId);
  const { isPublished, publishedVersion } = stored;
  const fields = sameRoom(stored, sent) ? settledFieldsOf(stored) : { isPublished, publishedVersion };
  await sync.dispatch({ type: 'settled', fields });
}

async function resolve(deps: SavingDeps, choice: ConflictChoice): Promise<void> {
  const { get, set, link } = deps;
  const { currentRoomId, conflict, roomSettings: before } = get();
  const sync = link.current();
  if (choice !== 'keepAsNewRoom') await keepOther(deps, choice);
  const failure = await sync?.choose(choice);
  // Another room was opened meanwhile.
  if (link.current() !== sync) return;
  const { roomSettings } = get();
  const isPublishedElsewhere = conflict?.publishedVersion !== before?.publishedVersion;
  if (choice === 'replaceStored' && isPublishedElsewhere) set({ liveRoom: null });
  if (choice === 'keepAsNewRoom') {
    if (failure === 'planLimit') set({ isPlanLimitReached: true });
    else if (failure && failure !== 'signedOut') set({ notice: { type: 'failed', code: failure } });
    else if (!failure && currentRoomId !== null && conflict && roomSettings) {
      const other = { id: currentRoomId, roomName: conflict.roomName };
      set({ notice: { type: 'keptBoth', roomName: roomSettings.roomName, other } });
    }
  }
  if (choice === 'loadStored') beginAnew(deps);
}

/** Starts a new history after the room was replaced, and finds out what is live: the other version may be published. */
function beginAnew(deps: SavingDeps): void {
  const { roomSettings: room } = deps.get();
  if (!room) return;
  deps.set({
    ...shownHistory(createHistory(room)),
    ...checkRoom(room),
    liveRoom: assumedLiveRoom({ room, draft: null }),
    activeEditingItemId: null,
    selectedIds: [],
  });
  void learnWhatIsLive(deps);
}

/** Takes over a newer stored version. Failures are ignored: the next save reports them. */
async function takeNewer(deps: SavingDeps): Promise<boolean> {
  const { get, set, rooms, link } = deps;
  const { currentRoomId, roomSettings, saveState } = get();
  const isUnsaved = saveState.type !== 'saved' && saveState.type !== 'untouched';
  if (currentRoomId === null || !roomSettings || isUnsaved) return false;
  try {
    const stored = await rooms.loadRoom(currentRoomId);
    if (get().currentRoomId !== currentRoomId || stored.revision <= roomSettings.revision) return false;
    await link.current()?.dispatch({ type: 'seen', stored });
    if (get().roomSettings !== stored) return false;
    beginAnew(deps);
    set({ notice: { type: 'tookNewer' } });
    return true;
  } catch (error) {
    console.error('What was saved elsewhere could not be looked for.', error);
    return false;
  }
}

/** Keeps a copy of the version that is replaced. If that fails, the creator's choice is still carried out. */
async function keepOther(
  { get, pastRooms }: SavingDeps,
  choice: 'replaceStored' | 'loadStored',
): Promise<void> {
  const { currentRoomId, conflict, roomSettings } = get();
  const room = choice === 'replaceStored' ? conflict : roomSettings;
  if (currentRoomId === null || !room) return;
  try {
    await pastRooms.keepCopy(currentRoomId, { slot: 'gave-way', name: '', room });
  } catch (error) {
    console.error('The version that gives way could not be kept.', error);
  }
}
