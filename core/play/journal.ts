import { itemOf } from '../room/links.ts';
import type { Room } from '../room/model.ts';
import { messageOf } from './message.ts';
import type { JournalEntry, Play, PlayEvent } from './model.ts';

/** Writes into the journal what is worth it and not in it yet (O5): a text that says something, a picture where there is one. */
export function note(room: Room, play: Play, entries: readonly JournalEntry[]): Play {
  const added = entries.filter((entry) => isWorthNoting(room, entry) && !holds(play, entry));
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

function holds({ journal }: Play, entry: JournalEntry): boolean {
  return journal.some((other) => JSON.stringify(other) === JSON.stringify(entry));
}
