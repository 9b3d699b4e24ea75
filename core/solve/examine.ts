import type { ItemId, Room } from '../room/model.ts';
import { answerLocks, type Clue, type ClueSource, clueSourcesIn, findClues } from './clues/clues.ts';
import { findReach, isTold, type Reach } from './escape/findReach.ts';
import { createOpeningWorld, type World } from './escape/world.ts';
import { MOST_NAMED } from './findings/finding.ts';

/** All that is to be known about a room for judging it, from the start of a play on. */
export interface Examination {
  readonly world: World;
  readonly clues: readonly Clue[];
  /** By lock, the first places where its answer can be read: more than one finding names. */
  readonly clueSources: ReadonlyMap<ItemId, readonly ClueSource[]>;
  /** What someone reaches who knows every answer. */
  readonly reach: Reach;
  /** What someone reaches who has to read the answers that a text in reach tells (S6). */
  readonly reachByClues: Reach;
  /** Locks whose answer no text in reach tells, and no picture by the creator's word. */
  readonly locksWithoutClue: readonly ItemId[];
  /** Locks whose answer has to be read. */
  readonly locksNeedingClue: ReadonlySet<ItemId>;
  /** Looks at a rule or a character: the work grows with items, links and texts (S5). */
  readonly steps: number;
}

/** What was found out of a room stays true: a change makes another one of it. */
const known = new WeakMap<Room, Examination>();

/** All that the solver finds out of a room, each thing once: what findings, difficulty and walkthrough are made of. */
export function examine(room: Room): Examination {
  const examination = known.get(room) ?? examineNow(room);
  known.set(room, examination);
  return examination;
}

function examineNow(room: Room): Examination {
  const world = createOpeningWorld(room);
  const { clues, steps: searched } = findClues(room);
  const reach = findReach(world, { clues });
  const open = answerLocks(room).flatMap(([id, item]) => (item.isClueInPicture ? [] : [id]));
  const locksNeedingClue = new Set(open.filter((id) => isTold(reach, id)));
  const locksWithoutClue = open.filter((id) => !isTold(reach, id));
  const reachByClues = findReach(world, { clues, locksNeedingClue });
  const steps = searched + reach.steps + reachByClues.steps;
  return {
    world,
    clues,
    clueSources: clueSourcesIn(clues, MOST_NAMED + 1),
    reach,
    reachByClues,
    locksWithoutClue,
    locksNeedingClue,
    steps,
  };
}
