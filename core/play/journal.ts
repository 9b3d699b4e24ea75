import { itemOf } from '../room/links.ts';
import type { Room } from '../room/model.ts';
import { messageOf } from './message.ts';
import type { JournalEntry, Play, PlayEvent } from './model.ts';

/** Writes into the journal what is worth it and not in it yet (O5): a text that says something, a picture where there is one. */
export function note(room: Room, play: Play, entries: readonly JournalEntry[]): Play {
  const added = entries.filter((entry) => isWorthNoting(room, entry) && !holds(room, play, entry));
  return added.length === 0 ? play : { ...play, journal: [...play.journal, ...added] };
}

/** Writes down what was told (O5). */
export function noteTold(room: Room, play: Play, events: readonly PlayEvent[]): Play {
  const told = events.flatMap((event): readonly JournalEntry[] =>
    'message' in event && event.message !== null
      ? [{ type: 'text', item: event.item, state: play.items[event.item]?.state ?? 'default' }]
      : [],
  );
  return told.length === 0 ? play : note(room, play, told);
}

function isWorthNoting(room: Room, entry: JournalEntry): boolean {
  if (entry.type === 'background') return true;
  const item = itemOf(room, entry.item);
  if (!item) return false;
  if (entry.type === 'text') return messageOf(item, entry.state) !== null;
  return item.spot === null;
}

/** An item that says the same before and after is written down once. */
function holds(room: Room, { journal }: Play, entry: JournalEntry): boolean {
  const said = saidBy(room, entry);
  return journal.some(
    (other) => isSame(other, entry) || (said !== null && isSame(saidBy(room, other), said)),
  );
}

/** Whose words an entry holds, and what they are; null for what is no text. */
function saidBy(room: Room, entry: JournalEntry): readonly unknown[] | null {
  if (entry.type !== 'text') return null;
  const item = itemOf(room, entry.item);
  return item ? [entry.item, messageOf(item, entry.state)] : null;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
