import type { CatalogueEntry } from './model.ts';

/** Where a thing has what it hides. */
export type HidingPlace = 'in' | 'behind' | 'under';

/** What decorates a wall has it behind itself, what lies flat under itself, all that opens inside; what the library does not have (any more) may open. */
export function hidingPlaceOf(
  entry: Pick<CatalogueEntry, 'anchor' | 'tag' | 'isContainer' | 'holds'> | undefined,
): HidingPlace {
  if (!entry) return 'in';
  if (entry.anchor === 'wall' && entry.tag === 'Decorations') return 'behind';
  if (entry.isContainer) return 'in';
  // A place for what is found, in a thing that does not open: it is lifted.
  return entry.holds ? 'under' : 'behind';
}

/** Whether such a thing is usually chosen to hide others. */
export function usuallyHides(
  entry: Pick<CatalogueEntry, 'anchor' | 'tag' | 'isContainer' | 'holds'>,
): boolean {
  return entry.isContainer || entry.holds !== undefined || entry.anchor === 'wall';
}
