import type { Variant, Variants } from '../../catalogue/model.ts';
import type { ItemState } from '../model.ts';

/** Returns the variant of a colour; undefined if there is none. */
export function variantOf(variants: Variants, color: string): Variant | undefined {
  return Object.hasOwn(variants, color) ? variants[color] : undefined;
}

/**
 * Returns the first colour, which new items take and unknown colours fall back to (SPEC §5); empty without
 * variants.
 */
export function firstColor(variants: Variants): string {
  return Object.keys(variants)[0] ?? '';
}

/** Returns the address of an item's picture in a state (R11). */
export function pictureOf(item: { variants: Variants; color: string }, state: ItemState): string {
  return variantOf(item.variants, item.color)?.[state] ?? '';
}

/** Returns whether the opened picture differs from the default one, so that opening is visible (P5). */
export function hasOpenedPicture(item: { variants: Variants; color: string }): boolean {
  return pictureOf(item, 'opened') !== pictureOf(item, 'default');
}
