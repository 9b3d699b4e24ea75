import type { ItemId, Room } from '../room/model.ts';
import { type Clues, findClues, passwordLocks, type Teller, tellersIn } from './clues.ts';
import { findReach, type Reach } from './findReach.ts';
import { createOpeningWorld, type World } from './world.ts';

/** All that is to be known about a room for judging it, from the start of a play on. */
export interface Examination {
  readonly world: World;
  readonly clues: Clues;
  /** By lock, everything that tells its password. */
  readonly tellers: ReadonlyMap<ItemId, readonly Teller[]>;
  /** What someone reaches who knows every password. */
  readonly reach: Reach;
  /** What someone reaches who has to read the passwords that a text in reach tells (S6). */
  readonly informed: Reach;
  /** Locks whose password no text in reach tells, and no picture by the creator's word. */
  readonly untold: readonly ItemId[];
  /** Locks whose password has to be read. */
  readonly mustBeTold: ReadonlySet<ItemId>;
  /** Looks at an item or a character: the work grows with items, links and texts (S5). */
  readonly steps: number;
}

export function examine(room: Room): Examination {
  const world = createOpeningWorld(room);
  const { clues, steps: searched } = findClues(room);
  const reach = findReach(world);
  const told = locksToldIn(clues, reach);
  const open = passwordLocks(room).flatMap(([id, item]) => (item.isClueInPicture ? [] : [id]));
  const mustBeTold = new Set(open.filter((id) => told.has(id)));
  const untold = open.filter((id) => !told.has(id));
  const informed = findReach(world, { clues, mustBeTold });
  const steps = searched + reach.steps + informed.steps;
  return { world, clues, tellers: tellersIn(clues), reach, informed, untold, mustBeTold, steps };
}

/** The locks that are told by a text which comes into sight. */
function locksToldIn(clues: Clues, { seen }: Reach): ReadonlySet<ItemId> {
  const inSight = [...clues].filter(([teller]) => teller === null || seen.has(teller));
  return new Set(inSight.flatMap(([, locks]) => locks));
}
