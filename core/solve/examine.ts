import type { ItemId, Room } from '../room/model.ts';
import { answerLocks, type Clue, type ClueSource, clueSourcesIn, findClues } from './clues/clues.ts';
import { findReach, isTold, type Reach } from './escape/findReach.ts';
import { createOpeningWorld, type World } from './escape/world.ts';
import { MOST_NAMED } from './findings/finding.ts';

/** The solver's facts about a room from the start of a play. */
export interface Examination {
  readonly world: World;
  readonly clues: readonly Clue[];
  /** By lock, the first places where its answer can be read; no more than findings name, and one. */
  readonly clueSources: ReadonlyMap<ItemId, readonly ClueSource[]>;
  /** Everything that a player who knows every answer can reach. */
  readonly reach: Reach;
  /** Everything that a player who must read the answers can reach (S6). */
  readonly reachByClues: Reach;
  /** Locks whose answer is in no reachable text, and in no picture according to the creator. */
  readonly locksWithoutClue: readonly ItemId[];
  /** Locks whose answer is in a reachable text, so that a player who does not guess has to read it first. */
  readonly locksNeedingClue: ReadonlySet<ItemId>;
  /** Number of examined rules and characters; it grows with items, links and texts (S5). */
  readonly looks: number;
}

/** A cache. Rooms are immutable, so results stay valid. */
const known = new WeakMap<Room, Examination>();

/**
 * Returns the solver's facts about a room, from which findings, difficulty and walkthrough follow; computed
 * once for each room.
 */
export function examine(room: Room): Examination {
  const examination = known.get(room) ?? examineNow(room);
  known.set(room, examination);
  return examination;
}

function examineNow(room: Room): Examination {
  const world = createOpeningWorld(room);
  const { clues, looks: searched } = findClues(room);
  const reach = findReach(world, { clues });
  const open = answerLocks(room).flatMap(([id, item]) => (item.isClueInPicture ? [] : [id]));
  const locksNeedingClue = new Set(open.filter((id) => isTold(reach, id)));
  const locksWithoutClue = open.filter((id) => !isTold(reach, id));
  const reachByClues = findReach(world, { clues, locksNeedingClue });
  const looks = searched + reach.looks + reachByClues.looks;
  return {
    world,
    clues,
    clueSources: clueSourcesIn(clues, MOST_NAMED + 1),
    reach,
    reachByClues,
    locksWithoutClue,
    locksNeedingClue,
    looks,
  };
}
