import type { Point } from './curve.ts';

interface WantedTag {
  key: string;
  words: string;
  /** The preferred position. */
  x: number;
}

/** A label with its middle. */
interface Placed {
  words: string;
  at: Point;
}

export interface Tag extends WantedTag, Placed {}

/** CSS pixels for each letter and for the padding, as an estimate before drawing. */
const LETTER = 6.8;
const PADDING = 24;
/** Gap between labels, height of a row, and distance of the lowest from the stage's foot. */
const GAP = 6;
const ROW = 25;
const FOOT = 18;

/**
 * Places labels at the stage's foot without overlaps and within its width: moved sideways as needed, or a row
 * higher.
 */
export function placeTags(
  wanted: readonly WantedTag[],
  { width, height }: { width: number; height: number },
): readonly Tag[] {
  const placed: Tag[] = [];
  for (const tag of wanted.toSorted((one, other) => one.x - other.x)) {
    const half = Math.min(widthOf(tag), width) / 2;
    const x = Math.max(Math.min(tag.x, width - half - GAP), half + GAP);
    let at = { x, y: height - FOOT };
    while (placed.some((other) => overlaps(other, { ...tag, at }))) at = { x, y: at.y - ROW };
    placed.push({ ...tag, at });
  }
  return placed;
}

/**
 * Places labels near their things without overlaps and within the width: at the wanted position, or as few
 * rows away as possible.
 */
export function placeBeside(
  wanted: readonly (Placed & { key: string })[],
  { width, height }: { width: number; height: number },
): readonly (Placed & { key: string })[] {
  const placed: (Placed & { key: string })[] = [];
  for (const tag of wanted.toSorted((one, other) => one.at.y - other.at.y)) {
    const half = Math.min(widthOf(tag), width) / 2;
    const x = Math.max(Math.min(tag.at.x, width - half), half);
    const rows = [0, ...wanted.flatMap((_, row) => [row + 1, -row - 1])];
    const places = rows
      .map((row) => ({ x, y: Math.min(tag.at.y, height - ROW / 2) + row * ROW }))
      .filter(({ y }) => y >= ROW / 2 && y <= height - ROW / 2);
    const free = places.find((at) => !placed.some((other) => overlaps(other, { ...tag, at })));
    placed.push({ ...tag, at: free ?? places[0] ?? tag.at });
  }
  return placed;
}

function overlaps(one: Placed, other: Placed): boolean {
  const isBeside = Math.abs(one.at.x - other.at.x) >= (widthOf(one) + widthOf(other)) / 2 + GAP;
  return !isBeside && Math.abs(one.at.y - other.at.y) < ROW - 1;
}

function widthOf({ words }: Pick<WantedTag, 'words'>): number {
  return words.length * LETTER + PADDING;
}
