import { type Color, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, SHADOW, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { oval, polygon, rect, soft } from '../../ink/shapes.ts';
import { swing } from '../../ink/swing.ts';

/** A strip of the top. Without it a tall box looks flat on a perspective floor. */
export function topPlane(ink: Ink, [x, y, w, h]: Box, inset: number, color: Color): void {
  const tone = ramp(color);
  const plane = soft(
    [
      [x + inset, y],
      [x + w - inset, y],
      [x + w, y + h],
      [x, y + h],
    ],
    6,
  );
  solid(ink, plane, color, { fill: linear(90, tone.hi, tone.light), bevel: 3 });
}

interface OpenedLeaf {
  box: Box;
  thickness: number;
  /** Degrees; over 90 the inner face shows. */
  angle: number;
  /** Whether the leaf is hinged on its right. */
  isMirrored?: boolean;
  /** The distance of the viewer, in units. The larger it is, the less the free side of the door grows. */
  distance?: number;
}

/**
 * Draws the shadow on the floor below a door that is open beyond the edge of its cabinet. Call it before the
 * body.
 */
export function openDoorShadow(ink: Ink, [cx, y]: Point, half: number): void {
  ink.draw(oval(cx, y, half, half * 0.17), {
    fill: radial(0.5, 0.5, 0.5, [SHADOW, 0, 0.5], [SHADOW, 0.6, 0.32], [SHADOW, 1, 0]),
  });
}

/** A door that stands open toward the viewer, hinged on its left; `drawInside` draws its inner face flat in `box`. */
export function leafOutward(
  ink: Ink,
  { box, thickness, angle, isMirrored = false, distance = 1500 }: OpenedLeaf,
  color: Color,
  drawInside: () => void,
): void {
  const [x, y, w, h] = box;
  const tone = ramp(color);
  const side = isMirrored ? -1 : 1;
  const hinge = isMirrored ? x + w : x;
  const free = isMirrored ? x : x + w;
  const warp = swing({
    hinge,
    cx: hinge + side * 170,
    cy: y + h * 0.45,
    angle: -angle,
    distance,
    isMirrored,
  });
  const [farX, farTop] = warp(free, y);
  const [, farBottom] = warp(free, y + h);
  const rim = farX - side * thickness * 1.15;
  const shadow = polygon([hinge, y + 6], [rim, farTop + 14], [rim, farBottom + 4], [hinge, y + h]);
  ink.draw(shadow, { fill: SHADOW, opacity: 0.35, blur: 7, move: [6, 8] });
  const edge = polygon([farX, farTop], [farX, farBottom], [rim, farBottom - 7], [rim, farTop + 7]);
  solid(ink, edge, color, { bevel: 3, fill: linear(0, tone.light, tone.base) });
  ink.warp(warp, drawInside);
}

interface Hollow {
  box: Box;
  corners: number;
  /** The distance of the back wall from the sides. */
  depth: number;
  shelves: readonly number[];
  /** The colour of a light that falls on every shelf, so that one sees where something can lie. */
  light?: string;
}

/** Draws the inside of an opened cabinet with its shelves (their y); `detail` adds the objects in it. */
export function hollow(
  ink: Ink,
  { box, corners, depth, shelves, light }: Hollow,
  color: Color,
  detail?: () => void,
): void {
  const [x, y, w, h] = box;
  const tone = ramp(color);
  const mouth = rect(...box, corners);
  recess(ink, mouth, color, { depth: 20, fill: linear(70, tone.deep, tone.base) });
  ink.clip(mouth, () => {
    const [left, top, right, bottom] = [x + depth, y + depth, x + w - depth, y + h - depth];
    ink.draw(polygon([x, y], [left, top], [left, bottom], [x, y + h]), {
      fill: linear(0, tone.deep, tone.dark),
    });
    ink.draw(polygon([x + w, y], [right, top], [right, bottom], [x + w, y + h]), {
      fill: linear(0, tone.light, tone.base),
    });
    ink.draw(polygon([x, y + h], [left, bottom], [right, bottom], [x + w, y + h]), {
      fill: linear(90, tone.base, tone.light),
    });
    const back = rect(left, top, right - left, bottom - top);
    ink.draw(back, { fill: radial(0.5, 0.6, 0.75, tone.shade, tone.deep), stroke: tone.line, width: 3 });
    if (light) lightCompartments(ink, [left, top, right - left, bottom - top], shelves, light);
    for (const shelf of shelves) drawShelf(ink, [x, shelf, w, depth], color);
    detail?.();
    ink.draw(mouth, { stroke: '#0a0710', width: 28, opacity: 0.5, blur: 8 });
  });
  ink.draw(mouth, { stroke: tone.line });
}

/** A pool of light on the foot of each compartment, from one shelf to the next. */
function lightCompartments(ink: Ink, [x, y, w, h]: Box, shelves: readonly number[], color: string): void {
  const feet = [...shelves, y + h];
  for (const [i, foot] of feet.entries()) {
    const height = Math.min(w, foot - (feet[i - 1] ?? y));
    glow(ink, x + w / 2, foot - height * 0.15, w * 0.62, color, 0.5, height * 0.7);
  }
}

function drawShelf(ink: Ink, [x, y, w, depth]: Box, color: Color): void {
  const tone = ramp(color);
  ink.draw(rect(x, y + 12, w, 42), { fill: linear(90, ['#0a0710', 0, 0.6], ['#0a0710', 1, 0]) });
  const top = polygon([x, y], [x + depth, y - depth * 0.5], [x + w - depth, y - depth * 0.5], [x + w, y]);
  ink.draw(top, { fill: tone.light });
  ink.draw(rect(x, y, w, 12), { fill: tone.hi, stroke: tone.line, width: 3 });
}

/** The body of a metal cabinet with its shadow on the wall. */
export function cabinetBody(ink: Ink, box: Box, corners: number, color: Color): void {
  const body = rect(...box, corners);
  castShadow(ink, body, { dx: 10, dy: 6, blur: 10, opacity: 0.3 });
  solid(ink, body, color, { bevel: 9 });
}
