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
