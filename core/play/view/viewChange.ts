import type { OpaqueName } from './opaqueName.ts';
import type { PlayerView, ViewItem, ViewJournalEntry } from './playerView.ts';

/** The difference between two player's views: changed fields, changed items, and new journal entries (O5). */
export interface ViewChange extends Partial<Omit<PlayerView, 'items' | 'journal'>> {
  journal?: {
    /** Number of journal entries before the change. */
    from: number;
    added: readonly ViewJournalEntry[];
  };
  items?: {
    /** All items of the new view, back to front. */
    order: readonly OpaqueName[];
    /** Items that are new or have changed. */
    changed: readonly ViewItem[];
  };
}

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

/**
 * Applies a change to a view. Items that neither the view nor the change holds are left out: such a change
 * was made for another view, and the next full view corrects it.
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

/** A journal only grows, except that a pause empties it and its end restores it. */
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

/** Views are JSON with fields in a fixed order, so their texts can be compared. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
