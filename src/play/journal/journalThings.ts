import type { ViewJournalEntry } from '../../../core/play/view/playerView.ts';

/** An entry with its index in the journal. */
interface Noted {
  entry: ViewJournalEntry;
  place: number;
}

/** All that the journal holds of one thing, or of the things of one name. */
export interface JournalThing {
  /** The name, which tells it from all others of its kind. */
  label: string;
  /** Latest first; never empty. */
  entries: readonly [Noted, ...Noted[]];
}

/**
 * The journal by things, the one read last first: at the end of a room its entries are too many to find one in, and
 * most of them are of a few things (O5). What has a look alone comes after all that said something.
 */
export function journalThings(journal: readonly ViewJournalEntry[]): readonly JournalThing[] {
  const things = new Map<string, JournalThing>();
  for (const [back, entry] of journal.toReversed().entries()) {
    const noted: Noted = { entry, place: journal.length - 1 - back };
    const { label } = entry;
    // The background of a place is no thing of that name.
    const key = `${entry.type === 'background'} ${label}`;
    const entries = things.get(key)?.entries;
    things.set(key, { label, entries: entries ? [...entries, noted] : [noted] });
  }
  return [...things.values()].toSorted((one, other) => Number(isLook(one)) - Number(isLook(other)));
}

/** Whether nothing is known of a thing but how it looked. */
export function isLook({ entries }: JournalThing): boolean {
  return entries.every(({ entry }) => entry.type !== 'text');
}
