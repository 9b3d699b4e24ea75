import type { ItemId, SceneId } from '../../../room/model.ts';
import type { PuzzleGround, PuzzleMaker } from '../PuzzleMaker.ts';
import type { PlannedThing, Unplaced } from '../plan.ts';
import type { Space } from '../Space.ts';

/** Something that has to be found, or looked at, for a lock. */
export interface Find {
  thing: Unplaced;
  /** The place in whose sight it is; null if it may be anywhere, and behind another lock. */
  scene: SceneId | null;
}

/** A way to open a lock: one step of a room's puzzles. */
export interface Opening {
  /** What the lock gets by it. */
  settings: Pick<PlannedThing, 'lock' | 'says' | 'hints'>;
  /** The first one that may be anywhere is where the chain of locks goes on. */
  finds: readonly Find[];
  /** What two of the finds become when they are put together. */
  made?: Unplaced;
  /** The idea of its puzzle with the parameters, for comparing rooms (G3); null if it only has keys. */
  idea: string | null;
}

/** What ways to open a lock are made of. */
export interface Growing {
  ground: PuzzleGround;
  space: Space;
  puzzles: PuzzleMaker;
  newId: (role: string) => ItemId;
  /** The kinds of papers that the room may have, as catalogue ids. */
  papers: () => readonly string[];
}

/** Returns a thing that may be found anywhere. */
export function anywhere(thing: Unplaced): Find {
  return { thing, scene: null };
}
