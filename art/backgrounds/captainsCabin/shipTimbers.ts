import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, mapPath, type Path, type Point } from '../../ink/path.ts';
import { polygon, range, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE, STAGE_WIDTH } from '../../kits/stage/room.ts';
import { rivet } from '../../matter/metal.ts';
import { board, wood } from '../../matter/wood.ts';

const MIDDLE = STAGE_WIDTH / 2;
/** The y at which the deck overhead meets the wall. */
const WALL_TOP = 92;
/** The width of the ceiling at the upper edge of the stage, as a multiple of its width at the wall. */
const SPREAD = 1.5;
const RIB = 46;
/** The y of the ribs' upper ends, just behind the lower edge of the beam. */
const RIB_TOP = 124;
const BOLT = '#8a8078';
const KNEE = curve('M0 0L168 0C166 34 150 44 112 50C62 60 50 92 46 178C44 200 34 214 0 218Z');

/**
 * The underside of the deck above: planks and carlings that run toward the viewer, and an arched beam at the
 * wall that carries them.
 */
export function deckhead(ink: Ink, color: string): void {
  const tone = ramp(shift(color, { lightness: -0.04 }));
  ink.draw(rect(0, 0, STAGE_WIDTH, WALL_TOP + 20), { fill: tone.deep });
  for (const i of range(30)) {
    const own = ramp(shift(tone.shade, { lightness: ink.jitter(0.05) }));
    ink.draw(overhead(MIDDLE + (i - 15) * 66, 66), { fill: own.base, stroke: tone.line, width: 2.4 });
  }
  for (const x of [-40, 330, 690, 1186, 1546, 1916]) drawCarling(ink, x, color);
  ink.draw(rect(0, 0, STAGE_WIDTH, WALL_TOP + 20), { fill: linear(90, [SHADOW, 0, 0.4], [SHADOW, 1, 0.12]) });
  drawBeam(ink, color);
}

function overhead(x: number, w: number): Path {
  const out = (at: number): number => MIDDLE + (at - MIDDLE) * SPREAD;
  return polygon([x, WALL_TOP + 16], [x + w, WALL_TOP + 16], [out(x + w), -10], [out(x), -10]);
}

function drawCarling(ink: Ink, x: number, color: string): void {
  const tone = ramp(color);
  ink.draw(overhead(x - 14, 72), { fill: SHADOW, opacity: 0.4 });
  ink.draw(overhead(x, 44), { fill: linear(0, tone.base, tone.shade), stroke: tone.line, width: 3 });
}

function drawBeam(ink: Ink, color: string): void {
  const beam = curve('M-20 82Q960 44 1940 82L1940 154Q960 110 -20 154Z');
  castShadow(ink, beam, { dx: 0, dy: 26, blur: 18, opacity: 0.5 });
  wood(ink, beam, [-20, 54, 1960, 102], color, { direction: 'along x', strength: 0.4, bevel: 7 });
  const bead = curve('M-20 142Q960 98 1940 142');
  ink.draw(bead, { stroke: ramp(color).deep, width: 4, opacity: 0.7 });
  ink.draw(bead, { stroke: ramp(color).hi, width: 2, opacity: 0.5, move: [0, 3] });
}

/** A rib of the hull, from the beam down to the deck. */
export function rib(ink: Ink, x: number, color: string): void {
  const box: Box = [x - RIB / 2, RIB_TOP, RIB, FLOOR_LINE - RIB_TOP];
  castShadow(ink, rect(...box), { dx: 12, dy: 0, blur: 12, opacity: 0.4 });
  board(ink, box, color, { strength: 0.42, bevel: 6 });
  for (const y of [410, 560, 700]) rivet(ink, [x, y], 6.5, BOLT);
}

/** The bounds of a knee's two arms. */
export function kneeBounds(x: number, side: 1 | -1): Box[] {
  const inner = x + (side * RIB) / 2;
  const from = (reach: number): number => (side > 0 ? inner : inner - reach);
  return [
    [from(170), 116, 170, 60],
    [from(52), 116, 52, 226],
  ];
}

/** The bolted knee that connects a rib with the beam; `side`: on which side of the rib it is. */
export function knee(ink: Ink, x: number, side: 1 | -1, color: string): void {
  const inner = x + (side * RIB) / 2;
  const place = (px: number, py: number): Point => [inner - side * 4 + side * px, 120 + py];
  const shape = mapPath(KNEE, place);
  castShadow(ink, shape, { dx: 10, dy: 14, blur: 10, opacity: 0.45 });
  const box: Box = [Math.min(inner, inner + side * 168), 110, 168, 230];
  wood(ink, shape, box, color, { strength: 0.35, direction: 'along x' });
  for (const at of [place(64, 24), place(118, 22), place(24, 110), place(22, 160)]) rivet(ink, at, 6.5, BOLT);
}
