import { itemOf } from '../room/links.ts';
import type { Room } from '../room/model.ts';
import { isDeepEqual } from '../util/isDeepEqual.ts';
import type { JournalEntry, JournalSubject, Play, PlayEvent } from './model.ts';
import { wordsOf } from './sayings.ts';
import { isInInventory } from './step.ts';

/**
 * Writes into the journal what is worth it and not in it yet (O5): a text that says something, a picture where there is
 * one. What happens where the player is not waits until they come by, or the journal would tell what it was (N4).
 */
export function note(room: Room, play: Play, entries: readonly JournalSubject[]): Play {
  return add(
    play,
    newAmong(room, play, entries).map((entry) =>
      isInSight(room, play, entry) ? entry : { ...entry, isAway: true },
    ),
  );
}

/** Writes down what was told (O5): it was heard, wherever the player is by then. */
export function noteTold(room: Room, play: Play, events: readonly PlayEvent[]): Play {
  const told = events.flatMap((event) => toldBy(play, event) ?? []);
  return told.length === 0 ? play : add(play, newAmong(room, play, told));
}

function toldBy(play: Play, event: PlayEvent): JournalSubject | null {
  if (event.type === 'passwordWrong' && event.text !== undefined)
    return { type: 'text', item: event.item, state: 'default', isToWrongAnswer: true };
  if (!('message' in event) || event.message === null) return null;
  return { type: 'text', item: event.item, state: play.items[event.item]?.state ?? 'default' };
}

/** Whether the player can look at it again, be it in the very words of another entry of the same item. */
export function isNoted(room: Room, { journal }: Pick<Play, 'journal'>, subject: JournalSubject): boolean {
  return holds(
    room,
    journal.filter(({ isAway }) => !isAway),
    subject,
  );
}

/** Whether it is written down and waits for the player to come by (N4). */
export function isWaiting(room: Room, { journal }: Pick<Play, 'journal'>, subject: JournalSubject): boolean {
  return holds(
    room,
    journal.filter(({ isAway }) => isAway),
    subject,
  );
}

function newAmong(
  room: Room,
  { journal }: Play,
  entries: readonly JournalSubject[],
): readonly JournalSubject[] {
  return entries.filter((entry) => isWorthNoting(room, entry) && !holds(room, journal, entry));
}

function add(play: Play, entries: readonly JournalEntry[]): Play {
  return entries.length === 0 ? play : { ...play, journal: [...play.journal, ...entries] };
}

/** Hands the player what waited for them to come by; a journal only grows, so it goes last. */
export function noteSeen(room: Room, play: Play): Play {
  const seen = play.journal.filter((entry) => entry.isAway && isInSight(room, play, entry));
  if (seen.length === 0) return play;
  const others = play.journal.filter((entry) => !seen.includes(entry));
  return { ...play, journal: [...others, ...seen.map(({ isAway: _, ...entry }) => entry)] };
}

/** Whether an entry is of what is in the player's scene or hands. */
function isInSight(room: Room, play: Play, entry: JournalSubject): boolean {
  if (entry.type === 'background') return entry.scene === play.scene;
  return isInInventory(play, entry.item) || itemOf(room, entry.item)?.scene === play.scene;
}

function isWorthNoting(room: Room, entry: JournalSubject): boolean {
  if (entry.type === 'background') return true;
  const item = itemOf(room, entry.item);
  if (!item) return false;
  if (entry.type === 'text') return wordsOf(item, entry) !== null;
  return item.spot === null;
}

function holds(room: Room, journal: readonly JournalEntry[], entry: JournalSubject): boolean {
  return journal.some((other) => isSame(room, other, entry));
}

/** An item that says the same before and after is written down once. */
function isSame(room: Room, one: JournalSubject, other: JournalSubject): boolean {
  if (one.type === 'background') return other.type === 'background' && one.scene === other.scene;
  if (other.type === 'background' || one.item !== other.item) return false;
  if (one.type === 'picture') return other.type === 'picture' && one.state === other.state;
  const item = itemOf(room, one.item);
  return other.type === 'text' && item !== undefined && isDeepEqual(wordsOf(item, one), wordsOf(item, other));
}
