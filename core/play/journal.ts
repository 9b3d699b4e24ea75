import { itemOf } from '../room/links.ts';
import type { Room } from '../room/model.ts';
import { isDeepEqual } from '../util/isDeepEqual.ts';
import type { JournalEntry, JournalSubject, Play, PlayEvent } from './model.ts';
import { wordsOf } from './sayings.ts';
import { isInInventory } from './step.ts';

/**
 * Adds entries to the journal if they have content and are not in it yet (O5): a text that is not empty, or a picture.
 * An entry of another scene stays hidden until the player enters that scene, since the journal would reveal what
 * happened there (N4).
 */
export function note(room: Room, play: Play, entries: readonly JournalSubject[]): Play {
  return add(
    play,
    newAmong(room, play, entries).map((entry) =>
      isInSight(room, play, entry) ? entry : { ...entry, isAway: true },
    ),
  );
}

/** Records the texts that were shown (O5), wherever the player is by then. */
export function addShown(room: Room, play: Play, events: readonly PlayEvent[]): Play {
  const told = events.flatMap((event) => toldBy(play, event) ?? []);
  return told.length === 0 ? play : add(play, newAmong(room, play, told));
}

function toldBy(play: Play, event: PlayEvent): JournalSubject | null {
  if (event.type === 'passwordWrong' && event.text !== undefined)
    return { type: 'text', item: event.item, state: 'default', isToWrongAnswer: true };
  if (!('message' in event) || event.message === null) return null;
  return { type: 'text', item: event.item, state: play.items[event.item]?.state ?? 'default' };
}

/**
 * Returns whether the player can read or see a subject again in the journal, perhaps in another entry of the same item
 * with the same words.
 */
export function isNoted(room: Room, { journal }: Pick<Play, 'journal'>, subject: JournalSubject): boolean {
  return holds(
    room,
    journal.filter(({ isAway }) => !isAway),
    subject,
  );
}

/** Returns whether a subject is in the journal but hidden until the player enters the scene (N4). */
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

/**
 * Shows the player the entries that waited until the player entered their scene. They move to the end of the journal,
 * since the player's journal only grows there.
 */
export function noteSeen(room: Room, play: Play): Play {
  const seen = play.journal.filter((entry) => entry.isAway && isInSight(room, play, entry));
  if (seen.length === 0) return play;
  const others = play.journal.filter((entry) => !seen.includes(entry));
  return { ...play, journal: [...others, ...seen.map(({ isAway: _, ...entry }) => entry)] };
}

/** Returns whether an entry belongs to the player's scene or inventory. */
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

/** An item that says the same before and after opening has one entry. */
function isSame(room: Room, one: JournalSubject, other: JournalSubject): boolean {
  if (one.type === 'background') return other.type === 'background' && one.scene === other.scene;
  if (other.type === 'background' || one.item !== other.item) return false;
  if (one.type === 'picture') return other.type === 'picture' && one.state === other.state;
  const item = itemOf(room, one.item);
  return other.type === 'text' && item !== undefined && isDeepEqual(wordsOf(item, one), wordsOf(item, other));
}
