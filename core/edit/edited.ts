import type { ItemId, Room } from '../room/model.ts';
import { type Result, success } from '../util/result.ts';
import type { EditNote, EditRefusal } from './command.ts';

/** What a command gave. */
export interface Edited {
  /** The very same object where nothing changed. */
  room: Room;
  /** The item to select, null to keep what is selected: the active item is session state (E1). */
  active: ItemId | null;
  notes: readonly EditNote[];
}

export type EditResult = Result<Edited, EditRefusal>;

/** What a command answers when it was taken: the new room, the item that the editor is to show, and what its creator is told besides. */
export function edited(
  room: Room,
  active: ItemId | null = null,
  notes: readonly EditNote[] = [],
): EditResult {
  return success({ room, active, notes });
}
