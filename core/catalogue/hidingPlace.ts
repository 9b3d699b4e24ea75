import type { CatalogueEntry } from './model.ts';

/** The place in which a thing keeps what it hides. */
export type HidingPlace = 'in' | 'behind' | 'under';

/**
 * Returns where an entry hides things: behind wall decorations, under small or lying things, and inside everything that
 * opens. An entry that is not in the library is assumed to open.
 */
export function hidingPlaceOf(
  entry: Pick<CatalogueEntry, 'anchor' | 'tag' | 'isContainer' | 'holds'> | undefined,
): HidingPlace {
  if (!entry) return 'in';
  if (entry.anchor === 'wall' && entry.tag === 'Decorations') return 'behind';
  if (entry.isContainer) return 'in';
  // Small things, and things that hold others but do not open, are lifted.
  return entry.holds || entry.anchor === 'top' ? 'under' : 'behind';
}

/** Returns whether creators usually choose such a thing to hide others. */
export function usuallyHides(
  entry: Pick<CatalogueEntry, 'anchor' | 'tag' | 'isContainer' | 'holds'>,
): boolean {
  return entry.isContainer || entry.holds !== undefined || entry.anchor === 'wall';
}
