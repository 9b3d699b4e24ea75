import { floorUri } from '../../../catalogue/floorPose.ts';
import type { CatalogueEntry, HitBox, Position, Top } from '../../../catalogue/model.ts';
import type { PictureGuide } from '../../../catalogue/pictureGuide.ts';
import { hitRect, itemRect, type PercentRect } from '../../../room/geometry.ts';

/** What decides where an entry may be: its visible size, and how it stands. */
export interface Shape {
  entry: CatalogueEntry;
  /** Width of the picture. */
  width: number;
  /** The visible part of the picture whose top-left corner is at 0, 0. */
  body: PercentRect;
  /** Whether it lies flat on the floor, such as a rug: others may stand on its edge. */
  isFlat: boolean;
  /** Whether it lies when it is put on a floor, such as a letter. */
  lies: boolean;
  tops: readonly Top[];
  /** The area in which things found in, behind or under it are shown, for the same picture: they stand on its lower edge. */
  pocket: PercentRect;
}

/** The part of a thing's visible area in which found things are shown if the catalogue names none, in shares. */
const LOWER_PART = { x: 0.08, y: 0.35, width: 0.84, height: 0.62 } as const;

/** Returns the shape of an entry at a width. */
export function shapeOf(entry: CatalogueEntry, pictures: PictureGuide, width = entry.width): Shape {
  const picture = pictureOf(entry);
  const known = pictures.get(picture);
  const lying = floorUri(picture);
  const body = hitRect({ ...entry, width, position: { x: 0, y: 0 } });
  return {
    entry,
    width,
    body,
    isFlat: entry.anchor === 'floor' && entry.tag !== 'Doors' && known?.shadow === null,
    lies: lying !== null && pictures.has(lying),
    tops: known?.tops ?? [],
    pocket: entry.holds ? partAt({ entry, width }, { x: 0, y: 0 }, entry.holds) : lowerPartOf(body),
  };
}

/** Returns where the picture's corner is if the body's is at a point. */
export function cornerOf({ body }: Shape, { x, y }: Position): Position {
  return { x: hundredths(x - body.x), y: hundredths(y - body.y) };
}

/** Returns the body of a shape whose picture's corner is at a point. */
export function bodyAt({ body }: Shape, at: Position): PercentRect {
  return { ...body, x: at.x + body.x, y: at.y + body.y };
}

/** Returns a part of a shape's picture on the stage. */
export function partAt(
  { entry: { aspect }, width }: Pick<Shape, 'entry' | 'width'>,
  at: Position,
  part: HitBox,
): PercentRect {
  const picture = itemRect({ position: at, width, aspect });
  return {
    x: picture.x + (picture.width * part.x) / 100,
    y: picture.y + (picture.height * part.y) / 100,
    width: (picture.width * part.width) / 100,
    height: (picture.height * part.height) / 100,
  };
}

function lowerPartOf({ x, y, width, height }: PercentRect): PercentRect {
  return {
    x: x + width * LOWER_PART.x,
    y: y + height * LOWER_PART.y,
    width: width * LOWER_PART.width,
    height: height * LOWER_PART.height,
  };
}

function pictureOf({ colorOrder: [first = ''], variants }: CatalogueEntry): string {
  return variants[first]?.default ?? '';
}

export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
