import type { ItemId, Room } from '../room/model.ts';
import { type ClueSource, type Clues, clueSourcesIn, findClues, passwordLocks } from './clues/clues.ts';
import { findReach, type Reach } from './escape/findReach.ts';
import { createOpeningWorld, type World } from './escape/world.ts';

/** All that is to be known about a room for judging it, from the start of a play on. */
export interface Examination {
  readonly world: World;
  readonly clues: Clues;
  /** By lock, everywhere that its password can be read. */
  readonly clueSources: ReadonlyMap<ItemId, readonly ClueSource[]>;
  /** What someone reaches who knows every password. */
  readonly reach: Reach;
  /** What someone reaches who has to read the passwords that a text in reach holds (S6). */
  readonly reachByClues: Reach;
  /** Locks whose password no text in reach holds, and no picture by the creator's word. */
  readonly locksWithoutClue: readonly ItemId[];
  /** Locks whose password has to be read. */
  readonly locksNeedingClue: ReadonlySet<ItemId>;
  /** Looks at an item or a character: the work grows with items, links and texts (S5). */
  readonly steps: number;
}

export function examine(room: Room): Examination {
  const world = createOpeningWorld(room);
  const { clues, steps: searched } = findClues(room);
  const reach = findReach(world);
  const withClue = locksWithClueIn(clues, reach);
  const open = passwordLocks(room).flatMap(([id, item]) => (item.isClueInPicture ? [] : [id]));
  const locksNeedingClue = new Set(open.filter((id) => withClue.has(id)));
  const locksWithoutClue = open.filter((id) => !withClue.has(id));
  const reachByClues = findReach(world, { clues, locksNeedingClue });
  const steps = searched + reach.steps + reachByClues.steps;
  return {
    world,
    clues,
    clueSources: clueSourcesIn(clues),
    reach,
    reachByClues,
    locksWithoutClue,
    locksNeedingClue,
    steps,
  };
}

/** The locks whose password stands in a text that comes into sight. */
function locksWithClueIn(clues: Clues, { seen }: Reach): ReadonlySet<ItemId> {
  const inSight = [...clues].filter(([source]) => source === null || seen.has(source));
  return new Set(inSight.flatMap(([, locks]) => locks));
}
