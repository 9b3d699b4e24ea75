import type { OpaqueName } from './opaqueName.ts';
import type { PlayerView, ViewItem } from './playerView.ts';

/** What changed of a player's view: top-level fields as they are now, items by difference. */
export interface ViewChange extends Partial<Omit<PlayerView, 'items'>> {
  items?: {
    /** Every item of the new view, back to front. */
    order: readonly OpaqueName[];
    /** The items that are new or look different. */
    changed: readonly ViewItem[];
  };
}

/** What changed from one view to the next: fields as they are now, items by difference. */
export function diffView(before: PlayerView, after: PlayerView): ViewChange {
  const { items: itemsBefore, ...fieldsBefore } = before;
  const { items: itemsAfter, ...fieldsAfter } = after;
  const fields = diffFields(fieldsBefore, fieldsAfter);
  const items = diffItems(itemsBefore, itemsAfter);
  return items ? { ...fields, items } : fields;
}

/**
 * The view after a change. Items that the order names and neither the view nor the change holds are left out:
 * they can only come from a change made for another view, and then the next full view puts it right.
 */
export function applyViewChange(view: PlayerView, change: ViewChange): PlayerView {
  const { items, ...fields } = change;
  return { ...view, ...fields, items: items ? applyItems(view.items, items) : view.items };
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
