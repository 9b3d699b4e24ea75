import type { Position } from '../../../catalogue/model.ts';
import type { PercentRect } from '../../../room/geometry.ts';
import type { Shape } from './shape.ts';

/** Found things may stick out of their pocket by these shares, at the top and at both sides. */
const STANDS_UP = 1.5;
const STICKS_OUT = 1.3;
/** The share of a small thing's width that what is found in it may take, and how far it may reach above it. */
const TIGHT = 0.95;
const LID = 0.2;

/** Returns a shape's pocket on the stage, if its picture's corner is at a point. */
export function pocketAt({ pocket }: Shape, at: Position): PercentRect {
  return { ...pocket, x: at.x + pocket.x, y: at.y + pocket.y };
}

/**
 * Returns whether shapes can be found side by side in another one, in their usual sizes: in its pocket, or, if `isTight`,
 * at least before it.
 */
export function fitsWithin(host: Shape, found: readonly Shape[], isTight: boolean): boolean {
  const { pocket } = host;
  const wide = isTight ? host.body.width * TIGHT : Math.min(host.body.width, pocket.width * STICKS_OUT);
  const above = pocket.y + pocket.height - host.body.y;
  const high = isTight ? above + host.body.height * LID : Math.min(above, pocket.height * STANDS_UP);
  return (
    found.reduce((sum, { body }) => sum + body.width, 0) <= wide &&
    found.every(({ body }) => body.height <= high)
  );
}

/** Returns where the bodies of found things stand in a pocket, side by side with equal gaps. */
export function standWithin(pocket: PercentRect, bodies: readonly PercentRect[]): readonly Position[] {
  const taken = bodies.reduce((sum, { width }) => sum + width, 0);
  const gap = Math.max(0, pocket.width - taken) / (bodies.length + 1);
  let x = pocket.x + (pocket.width - taken - gap * (bodies.length - 1)) / 2;
  return bodies.map(({ width, height }) => {
    const at = { x, y: pocket.y + pocket.height - height };
    x += width + gap;
    return at;
  });
}
