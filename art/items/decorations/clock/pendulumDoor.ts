import type { LooseMove } from '../../../../core/catalogue/moves.ts';
import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow, recess, SHADOW, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point } from '../../../ink/path.ts';
import { arch, polygon, polyline, rect } from '../../../ink/shapes.ts';
import { swing } from '../../../ink/swing.ts';
import { type InkSign, inkSignPath } from '../../../kits/signs/inkSigns.ts';
import { glass } from '../../../matter/glass.ts';
import { hinge, knob } from '../../../matter/metal.ts';
import { BRASS } from '../../../matter/palette.ts';
import { grain } from '../../../matter/wood.ts';

const LEAF: Box = [56, 240, 128, 250];
const PANE_BOX: Box = [72, 254, 96, 222];
const PANE = arch(...PANE_BOX, 40);
const INSIDE = '#2a1a1c';

/** The pendulum behind the closed door's pane, in which it stays with its bob's shadow. */
export const SWINGING: LooseMove = {
  type: 'swing',
  part: 0,
  box: [82, 254, 84, 218],
  pivot: [120, 240],
  angle: 4,
  period: 2000,
};

/** The reflection on the pane. */
export const PANE_GLARE: LooseMove = { type: 'stay', part: 1, box: PANE_BOX };

/** The door of the case, closed: the pendulum behind its pane. */
export function drawPendulumDoor(ink: Ink, color: string): void {
  const tone = ramp(color);
  ink.draw(rect(...LEAF, 4), { stroke: tone.deep, width: 3.5 });
  ink.draw(rect(...LEAF, 4), { stroke: tone.hi, width: 2, opacity: 0.5, move: [2, 2.5] });
  recess(ink, PANE, INSIDE, { depth: 10, fill: linear(90, '#1c1116', '#4a2d24') });
  ink.clip(PANE, () => {
    drawWeight(ink, 90, 320);
    drawWeight(ink, 152, 350);
    ink.loose(0, () => drawPendulum(ink, [120, 424]));
  });
  const glare = polygon([72, 476], [130, 254], [156, 254], [98, 476]);
  ink.loose(1, () => ink.clip(PANE, () => ink.draw(glare, { fill: '#cfe8ff', opacity: 0.14 })));
  ink.draw(PANE, { stroke: tone.line });
  ink.draw(arch(66, 248, 108, 234, 46), { stroke: tone.light, width: 3, opacity: 0.7 });
  knob(ink, [178, 372], 6, BRASS);
}

/** The door swung aside: the inside of the case, with a sign on its back wall. */
export function drawOpenedCase(ink: Ink, color: string, sign: InkSign): void {
  const inside = rect(...LEAF, 3);
  const texture = (): void => {
    grain(ink, LEAF, INSIDE, { strength: 0.5 });
    glow(ink, 120, 330, 110, '#ffcf7a', 0.5, 150);
    drawMark(ink, sign);
    drawPendulum(ink, [152, 414]);
    drawWeight(ink, 80, 292);
    drawWeight(ink, 104, 306);
    ink.draw(rect(56, 466, 128, 26), { fill: linear(90, '#8a5a3c', '#5a3628'), stroke: '#24140f', width: 4 });
  };
  recess(ink, inside, color, { depth: 14, fill: linear(90, '#24151a', '#5a382a'), texture });
  const turn = swing({ hinge: 58, cx: 120, cy: 365, angle: -112, distance: 1100, isMirrored: false });
  ink.warp(turn, () => drawLeaf(ink, color));
  for (const y of [276, 430]) hinge(ink, [58, y], 26, BRASS, 9);
}

function drawMark(ink: Ink, sign: InkSign): void {
  const mark = inkSignPath(sign, [93, 408], 1.35);
  ink.draw(mark, { stroke: SHADOW, width: 7, opacity: 0.7, cap: 'round', move: [1.5, 2] });
  ink.draw(mark, { stroke: '#f0c96a', width: 5.5, cap: 'round' });
}

/** The opened door, seen from behind. */
function drawLeaf(ink: Ink, color: string): void {
  const tone = ramp(color);
  const frame: Path = joinPaths(rect(...LEAF, 4), PANE);
  glass(ink, PANE, PANE_BOX, { opacity: 0.55, shine: 0.6 });
  const texture = (): void => grain(ink, LEAF, color, { strength: 0.4 });
  solid(ink, frame, color, { evenOdd: true, fill: linear(0, tone.base, tone.shade), bevel: 5, texture });
}

function drawPendulum(ink: Ink, bob: Point): void {
  const brass = ramp(BRASS);
  const pole = polyline([120, 240], bob);
  ink.draw(pole, { stroke: brass.dark, width: 7 });
  ink.draw(pole, { stroke: brass.light, width: 3 });
  knob(ink, bob, 27, BRASS);
}

function drawWeight(ink: Ink, x: number, y: number): void {
  const brass = ramp(BRASS);
  ink.draw(polyline([x, 240], [x, y]), { stroke: '#b88a34', width: 2.5 });
  const fill = linear(0, brass.light, [brass.hi, 0.25], brass.dark);
  solid(ink, rect(x - 8, y - 4, 16, 56, 5), BRASS, { width: 3, bevel: 3, fill });
}
