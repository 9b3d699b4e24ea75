import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, movePath, type Path, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE } from '../../kits/stage/room.ts';
import { fieldedPanel, planks } from '../../matter/wood.ts';
import { CEILING_FOOT } from './officeWall.ts';

export const GLAZED_WALL: Box = [1262, CEILING_FOOT + 24, 680, FLOOR_LINE - CEILING_FOOT - 24];
const RAIL_TOP = 548;
const PANES = [
  [1296, 262],
  [1522, 262],
  [1748, 262],
] as const;
const PANE_WIDTH = 202;
const PANE_HEIGHT = RAIL_TOP - 262 - 20;

export interface GlazedColors {
  timber: string;
  /** The colours of the frosted glass, with and without light behind it. */
  glass: readonly [lit: string, dim: string];
  /** The state of the glass: a visitor behind it, nobody, or broken. */
  story: 'visitor' | 'nobody' | 'broken';
}

/** The point at which the light of the waiting room is brightest. */
export const BEYOND_GLASS: Point = [1640, 372];

/**
 * Draws the wall to the waiting room: panelling below, frosted glass above, with a visitor's shadow in one
 * mood.
 */
export function glazedWall(ink: Ink, { timber, glass, story }: GlazedColors): void {
  const [x, y, w, h] = GLAZED_WALL;
  castShadow(ink, rect(x, y, w, h), { dx: -14, dy: 0, blur: 16, opacity: 0.5 });
  planks(ink, [x, y, w, h], 6, timber, { width: 2, strength: 0.3, vary: 0.012, bevel: 3 });
  for (const [left, top] of PANES) {
    drawTransom(ink, [left, y + 26, PANE_WIDTH, top - y - 52], glass, timber);
    drawPane(ink, [left, top, PANE_WIDTH, PANE_HEIGHT], glass, timber);
    fieldedPanel(ink, [left + 4, RAIL_TOP + 40, PANE_WIDTH - 8, FLOOR_LINE - RAIL_TOP - 104], timber);
  }
  if (story === 'visitor') drawVisitor(ink);
  if (story === 'broken') drawBreak(ink, [1620, 384]);
  drawEye(ink, [1397, 388], glass[1]);
  const rail = rect(x - 8, RAIL_TOP, w + 20, 26, 4);
  castShadow(ink, rail, { dx: 0, dy: 12, blur: 7, opacity: 0.5 });
  solid(ink, rail, timber, { bevel: 5 });
  const post = rect(x - 16, y - 4, 34, h + 6, 3);
  castShadow(ink, post, { dx: -8, dy: 0, blur: 8, opacity: 0.4 });
  solid(ink, post, timber, {
    bevel: 6,
    fill: linear(0, ramp(timber).light, [ramp(timber).base, 0.5], ramp(timber).shade),
  });
  solid(ink, rect(x - 18, FLOOR_LINE - 52, w + 40, 54), timber, { bevel: 5 });
}

/** A window above the others, tilted open. */
function drawTransom(ink: Ink, [x, y, w, h]: Box, [lit, dim]: GlazedColors['glass'], timber: string): void {
  const hole = rect(x, y, w, h, 3);
  ink.draw(hole, { fill: linear(60, mix(lit, dim, 0.5), dim) });
  ink.clip(hole, () => ink.draw(hole, { stroke: SHADOW, width: 14, opacity: 0.45, blur: 4, move: [3, 4] }));
  ink.draw(hole, { stroke: ramp(timber).line });
  for (const i of range(3))
    ink.draw(rect(x + (i + 1) * (w / 4) - 2, y + 6, 4, h - 12), { fill: ramp(dim).hi, opacity: 0.35 });
}

function paneOf([x, y, w, h]: Box): Path {
  return rect(x, y, w, h, 3);
}

function drawPane(ink: Ink, box: Box, [lit, dim]: GlazedColors['glass'], timber: string): void {
  const [x, y, w, h] = box;
  const pane = paneOf(box);
  const toLight = (BEYOND_GLASS[0] - x) / w;
  ink.draw(pane, { fill: radial(toLight, 0.4, 1.7, mix(lit, '#ffffff', 0.25), [lit, 0.25], [dim, 0.95]) });
  ink.clip(pane, () => {
    const shine = polygon([x, y + h * 0.62], [x + w * 0.7, y], [x + w * 0.95, y], [x, y + h * 0.86]);
    ink.draw(shine, { fill: '#ffffff', opacity: 0.07 });
    ink.draw(pane, { stroke: SHADOW, width: 16, opacity: 0.42, blur: 5, move: [4, 5] });
  });
  ink.draw(pane, { stroke: ramp(timber).line });
  ink.draw(rect(x - 7, y - 7, w + 14, h + 14, 4), { stroke: ramp(timber).dark, width: 3, opacity: 0.8 });
}

/** The sign of the office, painted on the glass: an eye in a ring. */
function drawEye(ink: Ink, [x, y]: Point, dim: string): void {
  const paint = ramp(dim).deep;
  ink.draw(oval(x, y, 70), { stroke: paint, width: 6, opacity: 0.72 });
  ink.draw(oval(x, y, 60), { stroke: paint, width: 2.4, opacity: 0.6 });
  const lids = movePath(curve('M-46 2Q-4 -40 46 2Q2 36 -46 2Z'), x, y);
  ink.draw(lids, { stroke: paint, width: 5.4, opacity: 0.78 });
  ink.draw(joinPaths(oval(x, y, 15), oval(x, y, 6)), { fill: paint, opacity: 0.78, evenOdd: true });
  for (const dx of [-26, 0, 26])
    ink.draw(polyline([x + dx, y - 24 + Math.abs(dx) * 0.2], [x + dx * 1.24, y - 36 + Math.abs(dx) * 0.2]), {
      stroke: paint,
      width: 4,
      opacity: 0.7,
      cap: 'round',
    });
}

/** The shadow of a man in a hat and a coat, close to the glass. */
function drawVisitor(ink: Ink): void {
  const [left, top] = PANES[1];
  const pane = paneOf([left, top, PANE_WIDTH, PANE_HEIGHT]);
  const head = curve('M-26 -2Q-28 40 0 46Q28 40 26 -2Z');
  const hat = curve(
    'M-64 2Q-58 -10 -36 -10Q-34 -52 -16 -54Q0 -44 18 -54Q36 -50 36 -10Q58 -10 66 0Q30 14 0 12Q-34 14 -64 2Z',
  );
  const coat = curve('M-86 240L-84 120Q-80 72 -34 62L-16 40L16 40L34 62Q82 70 88 120L92 240Z');
  ink.clip(pane, () => {
    for (const part of [coat, head, hat]) {
      const placed = movePath(part, left + 112, top + 88);
      ink.draw(placed, { fill: '#140c20', opacity: 0.62, blur: 8 });
    }
    for (const part of [coat, head, hat]) {
      const placed = movePath(part, left + 112, top + 88);
      ink.draw(placed, { fill: '#140c20', opacity: 0.34, blur: 3 });
    }
  });
}

/** The edge of the hole, as points around its middle. */
const RIM: readonly Point[] = [
  [-64, -38],
  [-40, -52],
  [-26, -84],
  [-8, -58],
  [22, -72],
  [34, -46],
  [70, -40],
  [52, -14],
  [66, 22],
  [44, 34],
  [40, 78],
  [14, 54],
  [-10, 70],
  [-30, 40],
  [-66, 44],
  [-50, 8],
];

/** A hole with its cracks, through which the dark of the waiting room shows. */
function drawBreak(ink: Ink, [x, y]: Point): void {
  const [left, top] = PANES[1];
  const rim = RIM.map(([dx, dy]): Point => [x + dx, y + dy]);
  const hole = polygon(...rim);
  ink.clip(paneOf([left, top, PANE_WIDTH, PANE_HEIGHT]), () => {
    ink.draw(hole, { fill: linear(80, '#1c1626', '#2c2434') });
    ink.draw(hole, { stroke: '#e6f2ea', width: 3.4, opacity: 0.85, move: [-1.5, -1.5] });
    ink.draw(hole, { stroke: '#2a2838', width: 2.4 });
    for (const [i, [px, py]] of rim.entries()) {
      if (i % 3) continue;
      const bend: Point = [px + (px - x) * 0.5 + ink.jitter(24), py + (py - y) * 0.5 + ink.jitter(20)];
      const crack = polyline([px, py], bend, [px + (px - x) * 1.3, py + (py - y) * 1.2]);
      ink.draw(crack, { stroke: '#f4fff8', width: 2.4, opacity: 0.7 });
      ink.draw(crack, { stroke: '#384050', width: 1.2, opacity: 0.7, move: [1.6, 1.2] });
    }
  });
}
