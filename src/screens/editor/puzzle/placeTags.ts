import type { Point } from './curve.ts';

interface WantedTag {
  key: string;
  words: string;
  /** Where it would stand best. */
  x: number;
}

export interface Tag extends WantedTag {
  at: Point;
}

/** CSS pixels: of a tag for each letter and around them, as far as can be known before it is drawn. */
const LETTER = 6.8;
const PADDING = 24;
/** Between tags, from one row to the next above, and of the lowest from the stage's foot. */
const GAP = 6;
const ROW = 25;
const FOOT = 18;

/** Tags at the foot of the stage, none over another nor over the edge: each aside as far as needed, else a row higher. */
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

function overlaps(one: Tag, other: Tag): boolean {
  const isBeside = Math.abs(one.at.x - other.at.x) >= (widthOf(one) + widthOf(other)) / 2 + GAP;
  return !isBeside && Math.abs(one.at.y - other.at.y) < ROW - 1;
}

function widthOf({ words }: WantedTag): number {
  return words.length * LETTER + PADDING;
}
