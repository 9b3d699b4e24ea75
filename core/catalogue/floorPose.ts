import type { HitBox } from './model.ts';

/** How high what lies on the floor is seen, by its height seen from the front. */
export const FORESHORTENED = 0.58;

/**
 * Address of an item's picture as it lies on a floor; the things that lie have one, and rooms hold the picture's address alone (R11).
 * Null for an uploaded picture, which has none.
 */
export function floorUri(picture: string): string | null {
  const name = /^\/art\/items\/([\w-]+\/[\w-]+\/(?:default|opened)\.webp)$/.exec(picture)?.[1];
  return name === undefined ? null : `/art/floor/${name}`;
}

/** The part of the picture that answers a click once the thing lies: its foot stays where it was. */
export function lyingHitBox({ x, y, width, height }: HitBox): HitBox {
  return { x, y: y + height * (1 - FORESHORTENED), width, height: height * FORESHORTENED };
}
