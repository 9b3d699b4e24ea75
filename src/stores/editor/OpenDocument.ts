import type { Room } from '../../../core/room/model.ts';
import type { SavedRoom } from '../ports.ts';
import type { EditorAccess, SaveState } from './editorState.ts';
import { mergePresent, settledFields } from './mergePresent.ts';

/**
 * The room that is open in the editor, as its saving sees it. Once left it stands still: the last save of it may run
 * while the state already shows another room, and must neither save nor change that one.
 */
export class OpenDocument {
  private readonly access: EditorAccess;
  private left: Room | null = null;
  private isPlanLimitTold = false;
  private readonly opened: Room;

  constructor(access: EditorAccess, opened: Room) {
    this.access = access;
    this.opened = opened;
  }

  room(): Room {
    return this.left ?? this.access.get().roomSettings ?? this.opened;
  }

  /** Takes over what the account made of the room: its id and revision. */
  accept({ id, room }: SavedRoom): void {
    if (this.left) {
      this.left = { ...this.left, ...settledFields(room) };
      return;
    }
    const isNew = this.access.get().currentRoomId !== id;
    const cover = isNew ? { imageUrl: room.imageUrl } : {};
    mergePresent(this.access, { ...settledFields(room), ...cover });
    this.access.set({ currentRoomId: id });
  }

  /** Says that a change is on its way. The device takes it too quickly for a word about it, save for the first. */
  touch(isToAccount: boolean): void {
    const isFirst = this.access.get().saveState.type === 'untouched';
    if (isToAccount || isFirst) this.report({ type: 'saving' });
  }

  report(saveState: SaveState): void {
    if (this.left) return;
    const isSaving = saveState.type === 'saving';
    this.access.set({ saveState, isSaving });
    if (saveState.type === 'onDevice' && saveState.reason === 'planLimit') this.tellPlanLimit();
  }

  /** Once: every edit is saved, fails and would open the same dialog again. */
  private tellPlanLimit(): void {
    if (this.isPlanLimitTold) return;
    this.isPlanLimitTold = true;
    this.access.set({ isPlanLimitReached: true });
  }

  meetConflict(stored: Room): void {
    if (!this.left) this.access.set({ conflict: stored });
  }

  leave(): void {
    this.left = this.room();
  }
}
