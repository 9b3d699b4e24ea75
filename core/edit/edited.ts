import type { ItemId, Room } from '../room/model.ts';
import { type Result, success } from '../util/result.ts';
import type { EditNote, EditRefusal } from './command.ts';

/** The outcome of a command. */
export interface Edited {
  /** The very same object if nothing changed. */
  room: Room;
  /** The item to select, or null to keep the selection. The active item is session state (E1). */
  active: ItemId | null;
  notes: readonly EditNote[];
}

export type EditResult = Result<Edited, EditRefusal>;

/** Returns the result of an accepted command: the new room, the item to select, and notes for the creator. */
export function edited(
  room: Room,
  active: ItemId | null = null,
  notes: readonly EditNote[] = [],
): EditResult {
  return success({ room, active, notes });
}
