import type { HitBox } from './model.ts';

/** Height of a lying thing on the floor, relative to its height seen from the front. */
export const FORESHORTENED = 0.58;

/**
 * Returns the address of an item's picture as it lies on a floor. Only things that lie have one; rooms hold
 * only the picture's own address (R11). Null for an uploaded picture.
 */
export function floorUri(picture: string): string | null {
  const name = /^\/art\/items\/([\w-]+\/[\w-]+\/(?:default|opened)\.webp)$/.exec(picture)?.[1];
  return name === undefined ? null : `/art/floor/${name}`;
}

/** Returns the clickable part of the picture when the thing lies: its lower edge stays in place. */
export function lyingHitBox({ x, y, width, height }: HitBox): HitBox {
  return { x, y: y + height * (1 - FORESHORTENED), width, height: height * FORESHORTENED };
}
