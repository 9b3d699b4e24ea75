import type { OpaqueName } from './opaqueName.ts';
import type { PlayerView, ViewItem, ViewJournalEntry } from './playerView.ts';

/** What changed of a player's view: top-level fields as they are now, items by difference, of the journal what is new (O5). */
export interface ViewChange extends Partial<Omit<PlayerView, 'items' | 'journal'>> {
  journal?: {
    /** How many entries the journal had before. */
    from: number;
    added: readonly ViewJournalEntry[];
  };
  items?: {
    /** Every item of the new view, back to front. */
    order: readonly OpaqueName[];
    /** The items that are new or look different. */
    changed: readonly ViewItem[];
  };
}

/** What changed from one view to the next: fields as they are now, items by difference. */
export function diffView(before: PlayerView, after: PlayerView): ViewChange {
  const { items: itemsBefore, journal: journalBefore, ...fieldsBefore } = before;
  const { items: itemsAfter, journal: journalAfter, ...fieldsAfter } = after;
  const items = diffItems(itemsBefore, itemsAfter);
  const journal = diffJournal(journalBefore, journalAfter);
  return { ...diffFields(fieldsBefore, fieldsAfter), ...(items && { items }), ...(journal && { journal }) };
}

/** A whole view as a change, which makes it of any view before. */
export function wholeChange({ items, journal, ...fields }: PlayerView): ViewChange {
  const order = items.map(({ id }) => id);
  return { ...fields, items: { order, changed: items }, journal: { from: 0, added: journal } };
}

/**
 * The view after a change. Items that the order names and neither the view nor the change holds are left out:
 * they can only come from a change made for another view, and then the next full view puts it right.
 */
export function applyViewChange(view: PlayerView, change: ViewChange): PlayerView {
  const { items, journal, ...fields } = change;
  return {
    ...view,
    ...fields,
    items: items ? applyItems(view.items, items) : view.items,
    journal: journal ? [...view.journal.slice(0, journal.from), ...journal.added] : view.journal,
  };
}

function diffFields<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const fields = Object.keys(after) as (keyof Fields)[];
  const changed = fields.filter((field) => !isSame(before[field], after[field]));
  return Object.fromEntries(changed.map((field) => [field, after[field]])) as Partial<Fields>;
}

function diffItems(before: readonly ViewItem[], after: readonly ViewItem[]): ViewChange['items'] {
  if (isSame(before, after)) return undefined;
  const known = byName(before);
  return {
    order: after.map((item) => item.id),
    changed: after.filter((item) => !isSame(known.get(item.id), item)),
  };
}

/** A journal only grows; a pause empties it, and the end of one gives all of it again. */
function diffJournal(
  before: readonly ViewJournalEntry[],
  after: readonly ViewJournalEntry[],
): ViewChange['journal'] {
  if (before.length === after.length) return undefined;
  const from = Math.min(before.length, after.length);
  return { from, added: after.slice(from) };
}

function applyItems(
  before: readonly ViewItem[],
  change: NonNullable<ViewChange['items']>,
): readonly ViewItem[] {
  const known = new Map([...byName(before), ...byName(change.changed)]);
  return change.order.flatMap((name) => known.get(name) ?? []);
}

function byName(items: readonly ViewItem[]): Map<OpaqueName, ViewItem> {
  return new Map(items.map((item) => [item.id, item]));
}

/** Views are plain JSON and are built field by field in one order, so their texts tell whether they are the same. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
