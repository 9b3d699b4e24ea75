import { type Color, ramp } from '../../color.ts';
import { defineItem, type Item, type ItemDesign } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Path } from '../../ink/path.ts';
import { polyline, rect } from '../../ink/shapes.ts';
import { swing } from '../../ink/swing.ts';
import { grain } from '../../matter/wood.ts';
import { DOOR_HEIGHT_CM } from '../../scale.ts';

/** The width that every door fills, so that changing a room's door (R5) keeps its foot on the floor. */
export const DOOR_WIDTH = 384;
export const DOOR_HEIGHT = 790;

/** The width of a wide door, whose picture fills the door bay of every background. */
export const WIDE_DOOR_WIDTH = 504;

/**
 * With the door's size this makes a picture of 440 by 814, aspect exactly 1.85, without a margin below the
 * foot (R3).
 */
const DOOR_MARGIN = { top: 24, right: 32, bottom: 0, left: 24 };

/** The usual place of a door, which puts the picture's corner at x 45, y 24.8 with width 15 (SPEC §9). */
const DOOR_STAND = { width: 15, center: 52.3636, foot: 74.1333 };

type DoorDesign<Palette> = Pick<
  ItemDesign<Palette>,
  | 'id'
  | 'name'
  | 'collection'
  | 'seed'
  | 'palettes'
  | 'hitBox'
  | 'isActive'
  | 'wear'
  | 'opening'
  | 'lockMaterial'
  | 'leaves'
  | 'moves'
  | 'draw'
>;

/** A door of the library: lockable, opens, and stands in the door bay of every background. */
export function defineDoor<Palette>(design: DoorDesign<Palette>): Item {
  return doorOf(design, DOOR_WIDTH);
}

/**
 * A door as wide as a gate or a garage. It is as tall as other doors, with the same foot and about the same
 * middle.
 */
export function defineWideDoor<Palette>(design: DoorDesign<Palette>): Item {
  return doorOf(design, WIDE_DOOR_WIDTH);
}

function doorOf<Palette>(design: DoorDesign<Palette>, width: number): Item {
  const beside = DOOR_MARGIN.left + DOOR_MARGIN.right;
  return defineItem({
    ...design,
    tag: 'Doors',
    anchor: 'floor',
    castsShadow: false,
    wear: design.wear ?? 'leaf',
    size: [width, DOOR_HEIGHT],
    margin: DOOR_MARGIN,
    line: 5.5,
    stand: { ...DOOR_STAND, width: (DOOR_STAND.width * (beside + width)) / (beside + DOOR_WIDTH) },
    realSize: { height: DOOR_HEIGHT_CM },
    opens: true,
    isLockable: true,
  });
}

export interface Leaf {
  box: Box;
  /** The opening behind the leaf. */
  opening: Path;
  hingeSide?: 'left' | 'right';
  /** The angle of the opened leaf, in degrees. */
  angle?: number;
  /** The y of the viewer's eye; leaves one above the other need the same. */
  eyeLevel?: number;
}

/** The distance of the viewer, in units. */
export const DISTANCE = 1500;

/** A hinged leaf; opened it swings away from the viewer. One drawing serves both states. */
export function leafInward(ink: Ink, isOpened: boolean, leaf: Leaf, drawLeaf: () => void): void {
  if (!isOpened) {
    ink.leaf(drawLeaf);
    return;
  }
  const { box, opening, hingeSide = 'left', angle = 66 } = leaf;
  const [x, y, w, h] = box;
  const { eyeLevel = y + h * 0.46 } = leaf;
  ink.tellLeaf({ type: 'swing', opening, box, hinge: hingeSide, angle, eye: eyeLevel, distance: DISTANCE });
  const isMirrored = hingeSide === 'right';
  const hinge = isMirrored ? x + w : x;
  const warp = swing({ hinge, cx: x + w / 2, cy: eyeLevel, angle, distance: DISTANCE, isMirrored });
  ink.clip(opening, () =>
    ink.warp(warp, () => {
      ink.draw(rect(isMirrored ? x - 18 : x, y, w + 18, h), { fill: SHADOW, opacity: 0.4, blur: 6 });
      ink.leaf(drawLeaf);
      ink.draw(rect(...box), { fill: linear(isMirrored ? 180 : 0, [SHADOW, 0, 0.5], [SHADOW, 1, 0.12]) });
    }),
  );
}

/** The shadow of a frame on the wall. It ends at the floor, on which the frame casts another shadow. */
export function frameShadow(ink: Ink, frame: Path): void {
  castShadow(ink, frame, { dx: 7, dy: 2, blur: 12, opacity: 0.45 });
}

interface Casing {
  box: Box;
  thickness: number;
  /** The height of the board above the casing. */
  head: number;
}

/** A moulded timber casing around a rectangular opening, with plinths and a head board. */
export function casing(ink: Ink, { box, thickness: t, head }: Casing, color: Color): void {
  const [x, y, w, h] = box;
  const frame = joinPaths(rect(x, y, w, h, [6, 6, 0, 0]), rect(x + t, y + t, w - 2 * t, h - t + 2));
  const texture = (): void => {
    grain(ink, [x, y, t, h], color, { strength: 0.3 });
    grain(ink, [x + w - t, y, t, h], color, { strength: 0.3 });
  };
  solid(ink, frame, color, { evenOdd: true, bevel: 6, texture });
  for (const share of [0.36, 0.62]) moulding(ink, box, t * share, color);
  mitre(ink, box, t, color);
  for (const left of [x - 5, x + w - t - 3]) plinth(ink, [left, y + h - 70, t + 8, 70], color);
  headBoard(ink, [x - 12, y - head, w + 24, head + 8], color);
}

function moulding(ink: Ink, [x, y, w, h]: Box, inset: number, color: Color): void {
  const tone = ramp(color);
  const line = polyline(
    [x + inset, y + h],
    [x + inset, y + inset],
    [x + w - inset, y + inset],
    [x + w - inset, y + h],
  );
  ink.draw(line, { stroke: tone.dark, width: 3.4, opacity: 0.75 });
  ink.draw(line, { stroke: tone.hi, width: 2, opacity: 0.65, move: [2.4, 2.4] });
}

function mitre(ink: Ink, [x, y, w]: Box, t: number, color: Color): void {
  const seam = { stroke: ramp(color).dark, width: 2, opacity: 0.6 };
  ink.draw(polyline([x, y], [x + t, y + t]), seam);
  ink.draw(polyline([x + w, y], [x + w - t, y + t]), seam);
}

function plinth(ink: Ink, box: Box, color: Color): void {
  const [x, y, w, h] = box;
  solid(ink, rect(...box, [4, 4, 2, 2]), color, {
    bevel: 5,
    texture: () => grain(ink, box, color, { strength: 0.3 }),
  });
  ink.draw(rect(x + 8, y + 10, w - 16, h - 20, 3), { stroke: ramp(color).dark, width: 2.4, opacity: 0.6 });
}

function headBoard(ink: Ink, [x, y, w, h]: Box, color: Color): void {
  const tone = ramp(color);
  const board = rect(x, y, w, h, [7, 7, 4, 4]);
  castShadow(ink, board, { dx: 3, dy: 9, blur: 6, opacity: 0.4 });
  solid(ink, board, color, { bevel: 6 });
  ink.draw(rect(x + 8, y + h * 0.36, w - 16, 4), { fill: tone.dark, opacity: 0.6 });
  ink.draw(rect(x + 8, y + h * 0.36 + 4, w - 16, 2.5), { fill: tone.hi, opacity: 0.6 });
}
