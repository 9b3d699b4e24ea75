import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow, recess, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve } from '../../../ink/path.ts';
import { oval, polyline, rect } from '../../../ink/shapes.ts';
import { swing } from '../../../ink/swing.ts';
import { inkSign } from '../../../kits/signs/inkSigns.ts';
import { courses } from '../../../matter/courses.ts';
import { hinge, plate } from '../../../matter/metal.ts';
import { IRON } from '../../../matter/palette.ts';
import { wood } from '../../../matter/wood.ts';
import { CENTER, CREST, FOOT, type Looks, OUTER } from './shape.ts';

/** The hole in the wall is a little smaller than what hides it. */
const HOLE = oval(CENTER[0], CENTER[1], 106, 144);
const BACKING = '#8a6444';

/** The niche in the wall, and the mirror turned away from it on its hinges. */
export function drawOpenedMirror(ink: Ink, looks: Looks): void {
  drawNiche(ink, looks);
  const turn = swing({ hinge: 14, cx: 140, cy: 204, angle: -112, distance: 1900, isMirrored: false });
  ink.warp(turn, () => drawReverse(ink, looks));
  for (const y of [150, 232]) hinge(ink, [14, y], 30, looks.frame, 14);
}

/** The back of the mirror, as the drawing's front is turned: boards, a brace and a mark. */
function drawReverse(ink: Ink, { frame, mark }: Looks): void {
  const tone = ramp(frame);
  for (const part of [CREST, FOOT])
    solid(ink, part, frame, { fill: linear(60, tone.base, tone.deep), bevel: 4 });
  solid(ink, oval(...CENTER, ...OUTER), frame, { fill: linear(60, tone.base, tone.dark), bevel: 5 });
  const board = oval(CENTER[0], CENTER[1], 112, 150);
  wood(ink, board, [28, 54, 224, 300], BACKING, { bevel: 5, strength: 0.6, texture: () => drawJoints(ink) });
  for (const y of [128, 268]) plate(ink, rect(50, y, 180, 22, 5), IRON, { width: 4 });
  inkSign(ink, mark, [140, 208], 2.5, '#f6ead0', 7.5);
}

function drawJoints(ink: Ink): void {
  for (const x of [84, 140, 196])
    ink.draw(polyline([x, 50], [x, 360]), { stroke: ramp(BACKING).line, width: 4 });
}

/** A hole with a shelf across it, lit from within. */
function drawNiche(ink: Ink, { niche, light, frame }: Looks): void {
  const tone = ramp(niche);
  solid(ink, oval(CENTER[0], CENTER[1], 118, 156), niche, {
    bevel: 6,
    fill: linear(65, tone.hi, [tone.light, 0.4], tone.shade),
  });
  const inside = (): void => {
    glow(ink, 150, 190, 150, light, 0.75, 170);
    courses(ink, [20, 92, 240, 190], { height: 38, length: 64, color: tone.deep });
    const floor = curve('M20 284Q140 262 260 284V360H20Z');
    ink.draw(floor, { fill: linear(90, tone.light, tone.base), stroke: tone.line, width: 4.5 });
    ink.draw(oval(146, 296, 74, 13), { fill: light, opacity: 0.45 });
  };
  recess(ink, HOLE, niche, {
    depth: 22,
    opacity: 0.75,
    fill: linear(65, tone.deep, [tone.dark, 0.6], tone.shade),
    texture: inside,
  });
  ink.draw(HOLE, { stroke: ramp(frame).line });
  ink.draw(oval(CENTER[0], CENTER[1], 110, 148), { stroke: tone.hi, width: 2.5, opacity: 0.5 });
}
