import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, recess, SHADOW, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve } from '../../../ink/path.ts';
import { oval, rect } from '../../../ink/shapes.ts';
import { swing } from '../../../ink/swing.ts';
import { inkSign } from '../../../kits/signs/inkSigns.ts';
import { courses } from '../../../matter/courses.ts';
import { hinge, knob } from '../../../matter/metal.ts';
import { IRON } from '../../../matter/palette.ts';
import { CENTER, CREST, FOOT, type Looks, OUTER } from './shape.ts';

/** The opening of the niche, a little smaller than the mirror that hides it. */
const HOLE = oval(CENTER[0], CENTER[1], 106, 144);
const PAPER = '#b98d5e';
const RABBET = oval(CENTER[0], CENTER[1], 108, 146);

/** The niche in the wall, and the mirror turned away from it on its hinges. */
export function drawOpenedMirror(ink: Ink, looks: Looks): void {
  drawNiche(ink, looks);
  const turn = swing({ hinge: 14, cx: 140, cy: 204, angle: -112, distance: 1900, isMirrored: false });
  ink.warp(turn, () => drawReverse(ink, looks));
  for (const y of [150, 232]) hinge(ink, [14, y], 30, looks.frame, 14);
}

/**
 * The back of the mirror, with the drawing's front turned: brown paper in the frame, a wire to hang it by,
 * and a marked label.
 */
function drawReverse(ink: Ink, { frame, mark }: Looks): void {
  const tone = ramp(frame);
  for (const part of [CREST, FOOT])
    solid(ink, part, frame, { fill: linear(60, tone.base, tone.deep), bevel: 4 });
  const round = linear(0, tone.dark, [tone.base, 0.4], [tone.light, 0.62], tone.shade);
  solid(ink, oval(...CENTER, ...OUTER), frame, { fill: round, bevel: 6 });
  const paper = ramp(PAPER);
  recess(ink, RABBET, PAPER, {
    depth: 14,
    opacity: 0.7,
    fill: linear(70, paper.shade, [paper.base, 0.4], [paper.light, 0.75], paper.base),
  });
  drawWire(ink);
  drawLabel(ink, mark);
}

function drawWire(ink: Ink): void {
  const wire = curve('M48 142Q140 186 232 142');
  ink.draw(wire, { stroke: SHADOW, width: 7, opacity: 0.35, move: [4, 9], blur: 3 });
  ink.draw(wire, { stroke: ramp(IRON).line, width: 7 });
  ink.draw(wire, { stroke: ramp(IRON).hi, width: 3 });
  for (const x of [48, 232]) knob(ink, [x, 142], 12, IRON);
}

function drawLabel(ink: Ink, mark: Looks['mark']): void {
  const label = rect(72, 188, 136, 104, 6);
  castShadow(ink, label, { dx: 3, dy: 5, blur: 4, opacity: 0.35 });
  solid(ink, label, '#f4e8cc', {
    width: 4,
    bevel: 3,
    fill: linear(60, '#fffaf0', ['#f4e8cc', 0.5], '#d8c49a'),
  });
  inkSign(ink, mark, [140, 240], 2.5, '#6a3f34', 9);
}

/** The niche: a shelf, and light from inside. */
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
