import type { CatalogueEntry } from '../../catalogue/model.ts';
import type { Command } from '../../edit/command.ts';
import type { ItemId, Room } from '../../room/model.ts';
import type { Surroundings } from '../furnish/model.ts';

/** What adding a step needs besides the room. */
export interface StepMaking {
  surroundings: Surroundings;
  /** The same room, thing and seed give the same step. */
  seed: string;
  /** The ids of the two new things. */
  ids: { container: ItemId; opener: ItemId };
  /** How a new thing is named in a room whose language is not one of the maker's. */
  nameOf: (entry: CatalogueEntry) => string;
}

/** A lock that was put before a thing of a room. */
export interface AddedStep {
  /** Makes all of it, as one step for undo. */
  command: Command;
  /** The room after it, proved. */
  room: Room;
  /** The thing that players now find in the container. */
  guarded: ItemId;
  container: ItemId;
  /** The paper that tells the container's answer, or its key. */
  opener: ItemId;
  openedBy: 'answer' | 'key';
  /** In, behind or under which thing the opener is found, in place of the guarded thing; null if it is in sight. */
  hider: ItemId | null;
  /** The new time limit in minutes, if the former one would be too short; else null. */
  timeLimit: number | null;
}

/**
 * Why no step was added: the room has no way out yet, it has as many things as a room may have, there is nothing here
 * that players have to find and that could be put away, or nothing that could hold it has a place.
 */
export type StepRefusal = 'noWayOut' | 'full' | 'nothingToGuard' | 'noPlace';
