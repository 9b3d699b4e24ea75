import type { CatalogueEntry } from './model.ts';

/** Where a thing has what it hides. */
export type HidingPlace = 'in' | 'behind' | 'under';

/** What decorates a wall has it behind itself, what lies or is small under itself, all that opens inside; what the library does not have (any more) may open. */
export function hidingPlaceOf(
  entry: Pick<CatalogueEntry, 'anchor' | 'tag' | 'isContainer' | 'holds'> | undefined,
): HidingPlace {
  if (!entry) return 'in';
  if (entry.anchor === 'wall' && entry.tag === 'Decorations') return 'behind';
  if (entry.isContainer) return 'in';
  // It is lifted: it is small, or has a place for what is found and does not open.
  return entry.holds || entry.anchor === 'top' ? 'under' : 'behind';
}

/** Whether such a thing is usually chosen to hide others. */
export function usuallyHides(
  entry: Pick<CatalogueEntry, 'anchor' | 'tag' | 'isContainer' | 'holds'>,
): boolean {
  return entry.isContainer || entry.holds !== undefined || entry.anchor === 'wall';
}
