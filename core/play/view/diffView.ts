import type { PlayerView, ViewItem, ViewJournalEntry } from './playerView.ts';
import type { ViewChange } from './viewChange.ts';

/** Returns the difference between two views. */
export function diffView(before: PlayerView, after: PlayerView): ViewChange {
  const { items: itemsBefore, journal: journalBefore, ...fieldsBefore } = before;
  const { items: itemsAfter, journal: journalAfter, ...fieldsAfter } = after;
  const items = diffItems(itemsBefore, itemsAfter);
  const journal = diffJournal(journalBefore, journalAfter);
  return { ...diffFields(fieldsBefore, fieldsAfter), ...(items && { items }), ...(journal && { journal }) };
}

/** Returns a whole view as a change that can be applied to any view. */
export function wholeChange({ items, journal, ...fields }: PlayerView): ViewChange {
  const order = items.map(({ id }) => id);
  return { ...fields, items: { order, changed: items }, journal: { from: 0, added: journal } };
}

/** Returns the fields that differ, with their values after the change. */
export function diffFields<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const fields = Object.keys(after) as (keyof Fields)[];
  const changed = fields.filter((field) => !isSame(before[field], after[field]));
  return Object.fromEntries(changed.map((field) => [field, after[field]])) as Partial<Fields>;
}

function diffItems(before: readonly ViewItem[], after: readonly ViewItem[]): ViewChange['items'] {
  if (isSame(before, after)) return undefined;
  const known = new Map(before.map((item) => [item.id, item]));
  return {
    order: after.map((item) => item.id),
    changed: after.filter((item) => !isSame(known.get(item.id), item)),
  };
}

/** A journal only grows, except that a pause empties it and the end of the pause restores it. */
function diffJournal(
  before: readonly ViewJournalEntry[],
  after: readonly ViewJournalEntry[],
): ViewChange['journal'] {
  if (before.length === after.length) return undefined;
  const from = Math.min(before.length, after.length);
  return { from, added: after.slice(from) };
}

/** Views are JSON with fields in a fixed order, so their texts can be compared. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
