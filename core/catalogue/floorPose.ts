import type { HitBox } from './model.ts';

/** Height of a lying thing on the floor, relative to its height seen from the front. */
export const FORESHORTENED = 0.58;

/**
 * Returns the address of the picture that shows an item lying on a floor; null for an uploaded picture. Only things
 * that lie have such a picture. Rooms never hold this address, only that of the usual picture (R11).
 */
export function floorUri(picture: string): string | null {
  const name = /^\/art\/items\/([\w-]+\/[\w-]+\/(?:default|opened)\.webp)$/.exec(picture)?.[1];
  return name === undefined ? null : `/art/floor/${name}`;
}

/** Returns the clickable part of the picture when the thing lies: its lower edge stays in place. */
export function lyingHitBox({ x, y, width, height }: HitBox): HitBox {
  return { x, y: y + height * (1 - FORESHORTENED), width, height: height * FORESHORTENED };
}
