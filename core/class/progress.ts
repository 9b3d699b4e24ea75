import type { Play } from '../play/model.ts';
import { DOOR_ID, type Room } from '../room/model.ts';
import { findNeeded } from '../solve/escape/findNeeded.ts';
import { done, type Fact } from '../solve/escape/rules/facts.ts';
import { RuleBook } from '../solve/escape/rules/RuleBook.ts';
import { rulesOf } from '../solve/escape/rules/rulesOf.ts';
import { isChange } from '../solve/escape/walk/walkStep.ts';
import { createWorld } from '../solve/escape/world.ts';
import { examine } from '../solve/examine.ts';

/** A cache. Rooms are immutable, so results stay valid. */
const known = new WeakMap<Room, readonly Fact[]>();

/**
 * Returns what must be opened, taken or made on every way out of a room (S1), the door included, for players who read an
 * answer before they give it: in a room of questions somebody who knew every answer would need the door alone. Computed
 * once for each room.
 */
export function neededThings(room: Room): readonly Fact[] {
  const needed = known.get(room) ?? neededFactsOf(room);
  known.set(room, needed);
  return needed;
}

function neededFactsOf(room: Room): readonly Fact[] {
  const { reachByClues, reach } = examine(room);
  // If some answers can only be read behind their own locks, all answers are taken as known, as in a walkthrough.
  const { book } = reachByClues.derived.by.has(done(DOOR_ID)) ? reachByClues : reach;
  return findNeeded(book, ({ makes, steps }) => (steps.some(isChange) ? [makes] : []));
}

/**
 * Returns how many of the needed things are done in a state of a play (Q4). It falls where a toggle is closed again;
 * the trail of a team keeps the highest number.
 */
export function countDone(room: Room, play: Play): number {
  const needed = neededThings(room);
  if (play.isEscaped) return needed.length;
  const book = new RuleBook(rulesOf(createWorld(room, play)));
  const { has } = book.reach(({ steps }) => steps.length === 0);
  // The door is done only once the team has escaped.
  return Math.min(needed.filter(has).length, Math.max(0, needed.length - 1));
}
