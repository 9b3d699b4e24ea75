import { itemOf } from '../room/links.ts';
import type { Room } from '../room/model.ts';
import { messageOf } from './message.ts';
import type { JournalEntry, JournalSubject, Play, PlayEvent } from './model.ts';
import { isInInventory } from './step.ts';

/**
 * Writes into the journal what is worth it and not in it yet (O5): a text that says something, a picture where there is
 * one. What happens where the player is not waits until they come by, or the journal would tell what it was (N4).
 */
export function note(room: Room, play: Play, entries: readonly JournalSubject[]): Play {
  const added = entries
    .filter((entry) => isWorthNoting(room, entry) && !holds(room, play, entry))
    .map((entry): JournalEntry => (isInSight(room, play, entry) ? entry : { ...entry, isAway: true }));
  return added.length === 0 ? play : { ...play, journal: [...play.journal, ...added] };
}

/** Writes down what was told (O5). */
export function noteTold(room: Room, play: Play, events: readonly PlayEvent[]): Play {
  const told = events.flatMap((event): readonly JournalSubject[] =>
    'message' in event && event.message !== null
      ? [{ type: 'text', item: event.item, state: play.items[event.item]?.state ?? 'default' }]
      : [],
  );
  return told.length === 0 ? play : note(room, play, told);
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
  if (entry.type === 'text') return messageOf(item, entry.state) !== null;
  return item.spot === null;
}

/** An item that says the same before and after is written down once. */
function holds(room: Room, { journal }: Play, entry: JournalSubject): boolean {
  const said = saidBy(room, entry);
  return journal.some(
    ({ isAway: _, ...other }) => isSame(other, entry) || (said !== null && isSame(saidBy(room, other), said)),
  );
}

/** Whose words an entry holds, and what they are; null for what is no text. */
function saidBy(room: Room, entry: JournalSubject): readonly unknown[] | null {
  if (entry.type !== 'text') return null;
  const item = itemOf(room, entry.item);
  return item ? [entry.item, messageOf(item, entry.state)] : null;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
