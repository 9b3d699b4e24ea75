import type { Rect } from '../room/geometry.ts';

const STAGE: Rect = { x: 0, y: 0, width: 100, height: 100 };
/** Percent of the stage: two edges that only rounding keeps apart leave nothing to click between them. */
const SLIVER = 0.01;

/** The part of a rectangle that lies on the stage. */
export function clipToStage(rect: Rect): Rect {
  return intersect(rect, STAGE) ?? { ...rect, width: 0, height: 0 };
}

/** Whether two rectangles share an area. */
export function overlaps(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** What is left of a rectangle under others, in pieces that do not overlap. */
export function uncover(rect: Rect, covers: readonly Rect[]): readonly Rect[] {
  return covers.reduce<readonly Rect[]>(
    (pieces, cover) => pieces.flatMap((piece) => cut(piece, cover)),
    [rect],
  );
}

/** The share of a rectangle that others cover, 0 to 1. */
export function coveredShare(rect: Rect, covers: readonly Rect[]): number {
  const area = areaOf(rect);
  if (area === 0) return 0;
  const left = uncover(rect, covers).reduce((sum, piece) => sum + areaOf(piece), 0);
  return 1 - left / area;
}

/** The pieces of a rectangle above, below, left and right of another one. */
function cut(piece: Rect, cover: Rect): readonly Rect[] {
  const shared = intersect(piece, cover);
  if (!shared) return [piece];
  const [right, bottom] = [shared.x + shared.width, shared.y + shared.height];
  const pieces = [
    { ...piece, height: shared.y - piece.y },
    { ...piece, y: bottom, height: piece.y + piece.height - bottom },
    { ...shared, x: piece.x, width: shared.x - piece.x },
    { ...shared, x: right, width: piece.x + piece.width - right },
  ];
  return pieces.filter(({ width, height }) => width > SLIVER && height > SLIVER);
}

function intersect(one: Rect, other: Rect): Rect | null {
  if (!overlaps(one, other)) return null;
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return { x, y, width, height };
}

function areaOf({ width, height }: Rect): number {
  return width * height;
}
