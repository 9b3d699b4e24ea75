import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, radians } from '../../ink/path.ts';
import { polygon, range, rect } from '../../ink/shapes.ts';
import { keyhole, plate } from '../../matter/metal.ts';
import { board } from '../../matter/wood.ts';

const SLATS = 8;
/** The indent of the sides at the upper end, where the roll is farthest back. */
const INSET = 22;

/**
 * A closed roll of slats, a quarter of a barrel: its lower end faces the viewer, its upper end lies back and
 * faces the light.
 */
export function slatRoll(ink: Ink, box: Box, color: string, metal: string): void {
  const [x, y, w, h] = box;
  ink.draw(rect(x - 5, y - 5, w + 10, h + 10, 5), { fill: ramp(color).deep });
  drawCheeks(ink, box, color);
  for (const i of range(SLATS)) drawSlat(ink, box, i, color);
  ink.draw(rect(x, y, w, h * 0.3), {
    fill: linear(90, [SHADOW, 0, 0.6], [SHADOW, 0.4, 0.2], [SHADOW, 1, 0]),
  });
  slatRollRail(ink, [x - 2, y + h - 30, w + 4, 34], color, metal);
}

/** Returns a point of the barrel at an angle: 0 at its foot, 90 degrees at its upper end. */
function onRoll([x, y, w, h]: Box, degrees: number): { y: number; left: number; right: number } {
  const inset = INSET * (1 - Math.cos(radians(degrees)));
  return { y: y + h * (1 - Math.sin(radians(degrees))), left: x + inset, right: x + w - inset };
}

function drawSlat(ink: Ink, box: Box, i: number, color: string): void {
  const [from, to] = [84 - (i * 84) / SLATS, 84 - ((i + 1) * 84) / SLATS];
  const [top, foot] = [onRoll(box, from), onRoll(box, to)];
  const tone = ramp(shift(color, { lightness: -0.03 + 0.15 * Math.sin(radians(from)) ** 2 }));
  const slat = polygon([top.left, top.y], [top.right, top.y], [foot.right, foot.y], [foot.left, foot.y]);
  ink.draw(slat, { fill: linear(90, tone.hi, [tone.light, 0.25], [tone.base, 0.6], tone.dark) });
  ink.draw(slat, {
    fill: linear(0, ['#fff2cf', 0, 0.16], ['#fff2cf', 0.4, 0], [SHADOW, 0.6, 0], [SHADOW, 1, 0.34]),
  });
  ink.draw(slat, { stroke: tone.line, width: 3.6 });
}

/** Draws the visible sides: the left one in shade, the right one in the light. */
function drawCheeks(ink: Ink, box: Box, color: string): void {
  const [x, y, w, h] = box;
  const tone = ramp(color);
  ink.draw(rect(x, y, w / 2, h), { fill: tone.deep });
  ink.draw(rect(x + w / 2, y, w / 2, h), { fill: linear(90, tone.dark, tone.shade) });
}

/** The roll's last, stronger slat with its grips and the lock. */
export function slatRollRail(ink: Ink, box: Box, color: string, metal: string): void {
  const [x, y, w, h] = box;
  castShadow(ink, rect(...box, 5), { dx: 0, dy: -3, blur: 3, opacity: 0.3 });
  board(ink, box, shift(color, { lightness: 0.03 }), { direction: 'along x', corners: 5, bevel: 5 });
  for (const share of [0.2, 0.8]) {
    const grip = rect(x + w * share - 26, y + h / 2 - 8, 52, 15, 7);
    castShadow(ink, grip, { dx: 2, dy: 5, blur: 3, opacity: 0.45 });
    plate(ink, grip, metal, { width: 4.5, bevel: 4 });
  }
  const lock = rect(x + w / 2 - 18, y + h / 2 - 19, 36, 36, 8);
  castShadow(ink, lock, { dx: 2, dy: 5, blur: 3, opacity: 0.45 });
  plate(ink, lock, metal, { width: 4.5, bevel: 3 });
  keyhole(ink, [x + w / 2, y + h / 2 - 6], 5);
}
