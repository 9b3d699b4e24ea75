import { ramp, shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, settle, solid } from '../../../ink/light.ts';
import { type Box, curve, type Point } from '../../../ink/path.ts';
import { oval, range, rect } from '../../../ink/shapes.ts';
import { metal, roundBar } from '../../../matter/metal.ts';
import { star } from '../../../matter/star.ts';
import { DOOR_HEIGHT } from '../door.ts';

interface Pediment {
  frame: string;
  trim: string;
  cloth: string;
}

/** The beam over a stage, with a star and bulbs; `isAlight`: all bulbs are on. */
export function stagePediment(
  ink: Ink,
  width: number,
  { frame, trim, cloth }: Pediment,
  isAlight: boolean,
): void {
  const middle = width / 2;
  const crown = curve(
    `M-4 94L-4 44L${middle - 96} 44C${middle - 72} -14 ${middle + 72} -14 ${middle + 96} 44L${width + 4} 44L${width + 4} 94Z`,
  );
  castShadow(ink, crown, { dx: 3, dy: 10, blur: 7, opacity: 0.45 });
  solid(ink, crown, frame, { bevel: 7, fill: metal(frame, 75) });
  solid(ink, rect(-8, 84, width + 16, 20, 6), frame, { bevel: 5, width: 4.5 });
  solid(ink, rect(8, 52, width - 16, 26, 9), shift(cloth, { lightness: -0.06 }), { bevel: 4, width: 4 });
  const bulbs = Math.round((width - 56) / 41);
  for (const i of range(bulbs + 1)) bulb(ink, [28 + (i * (width - 56)) / bulbs, 65], isAlight || i % 2 === 0);
  castShadow(ink, star([middle, 31], 31), { dx: 2, dy: 5, blur: 4, opacity: 0.4 });
  solid(ink, star([middle, 31], 31), trim, { width: 4.5, bevel: 4, fill: metal(trim, 60) });
}

function bulb(ink: Ink, [cx, cy]: Point, isLit: boolean): void {
  ink.draw(oval(cx, cy, 8), { fill: isLit ? '#fff8d6' : '#b58a5a', stroke: '#4a2f24', width: 3 });
  if (isLit) glow(ink, cx, cy, 24, '#ffe08a', 0.85);
}

/** A fluted column. */
export function stageColumn(ink: Ink, left: number, color: string): void {
  const tone = ramp(color);
  const shaft: Box = [left + 5, 118, 38, 590];
  castShadow(ink, rect(...shaft), { dx: 6, dy: 4, blur: 7, opacity: 0.4 });
  solid(ink, rect(...shaft), color, { fill: roundBar(color), bevel: 4 });
  for (const dx of [10, 19, 28]) {
    ink.draw(rect(left + 3 + dx, 150, 4, 526, 2), { fill: tone.dark, opacity: 0.7 });
    ink.draw(rect(left + 7 + dx, 150, 2, 526, 1), { fill: tone.hi, opacity: 0.5 });
  }
  for (const [y, h, inset] of [
    [94, 22, 0],
    [114, 14, 3],
    [698, 16, 2],
    [712, DOOR_HEIGHT - 712, -2],
  ] as const)
    solid(ink, rect(left + inset, y, 48 - 2 * inset, h, 4), color, {
      bevel: 5,
      width: 4.5,
      fill: metal(color, 20),
    });
  settle(ink, rect(left, 500, 48, DOOR_HEIGHT - 500), 0.3, 0.3);
}

/** Three swags under the border, each with its fringe. */
export function valance(ink: Ink, [x, y, w]: Box, cloth: string, trim: string): void {
  const width = w / 3;
  for (const i of [0, 2, 1]) {
    const left = x + i * width - (i === 1 ? 12 : 4);
    const right = x + (i + 1) * width + (i === 1 ? 12 : 4);
    const middle = (left + right) / 2;
    const swag = (depth: number): string =>
      `M${left} ${y}L${right} ${y}Q${middle + width * 0.36} ${y + depth} ${middle} ${y + depth}` +
      `Q${middle - width * 0.36} ${y + depth} ${left} ${y}Z`;
    castShadow(ink, curve(swag(100)), { dx: 3, dy: 10, blur: 8, opacity: 0.5 });
    solid(ink, curve(swag(98)), trim, { width: 4.5, bevel: 3, fill: metal(trim, 20) });
    solid(ink, curve(swag(82)), shift(cloth, { lightness: 0.02 }), { width: 4, bevel: 5 });
    for (const depth of [58, 36])
      ink.draw(curve(swag(depth)), { stroke: ramp(cloth).dark, width: 3.5, opacity: 0.7 });
  }
}
