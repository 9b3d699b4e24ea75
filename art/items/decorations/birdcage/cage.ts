import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../../ink/light.ts';
import { linear, radial } from '../../../ink/paint.ts';
import { curve, joinPaths, type Path, polar } from '../../../ink/path.ts';
import { arc, oval, rect } from '../../../ink/shapes.ts';
import { knob, metal, rod, roundBar } from '../../../matter/metal.ts';
import { CROWN, DEPTH, DOOR_HALF, FOOT, HALF, type Looks, SPRING } from './shape.ts';

/** The pole and the foot of the cage. */
export function drawStand(ink: Ink, color: string): void {
  const foot = curve('M58 636C58 610 120 606 138 588L162 588C180 606 242 610 242 636Z');
  solid(ink, rect(141, 350, 18, 246), color, { fill: roundBar(color), bevel: 3 });
  solid(ink, foot, color, { fill: metal(color, 60), bevel: 6 });
  for (const [y, r] of [
    [430, 15],
    [586, 17],
  ] as const)
    solid(ink, oval(150, y, r * 1.2, r), color, { fill: metal(color, 40), bevel: 4 });
}

/** The positions of the front bars on the half circle, from the left; the door takes the middle. */
const BEFORE_DOOR = [0, 0.13, 0.27, 0.73, 0.87, 1];
const BEHIND = [0.2, 0.4, 0.6, 0.8];

/** A bar from the top over the dome down to the foot, at a share of the visible half turn. */
function bar(share: number, isBehind: boolean): Path {
  const [dx, depth] = polar(0, 0, 1, 180 - share * 180);
  const x = FOOT[0] + dx * HALF;
  const foot = FOOT[1] + (isBehind ? -depth : depth) * DEPTH;
  const spring = SPRING + (isBehind ? -depth : depth) * DEPTH * 0.7;
  return curve(
    `M${x} ${foot}L${x} ${spring}C${x} ${spring - 58} ${CROWN[0] + dx * 62} ${CROWN[1] + 8} ${CROWN[0]} ${CROWN[1]}`,
  );
}

export function drawBars(ink: Ink, color: string, side: 'before' | 'behind'): void {
  const tone = ramp(color);
  const isBehind = side === 'behind';
  const bars = joinPaths(...(isBehind ? BEHIND : BEFORE_DOOR).map((share) => bar(share, isBehind)));
  ink.draw(bars, {
    stroke: tone.line,
    width: isBehind ? 6.5 : 11.5,
    cap: 'round',
    opacity: isBehind ? 0.5 : 1,
  });
  if (isBehind) return;
  ink.draw(bars, { stroke: tone.base, width: 6, cap: 'round' });
  ink.draw(bars, { stroke: tone.hi, width: 2.2, cap: 'round', move: [-1.4, 0] });
  const over = curve(
    `M${150 - DOOR_HALF} ${FOOT[1] + DEPTH - 2}L${150 - DOOR_HALF} 168C${150 - DOOR_HALF} 96 132 60 150 44` +
      `C168 60 ${150 + DOOR_HALF} 96 ${150 + DOOR_HALF} 168L${150 + DOOR_HALF} ${FOOT[1] + DEPTH - 2}`,
  );
  rod(ink, over, color, 6);
  for (const [y, half] of [
    [SPRING, HALF],
    [244, HALF],
  ] as const) {
    for (const [from, to] of [
      [180, 116],
      [64, 0],
    ] as const)
      rod(ink, arc(FOOT[0], y, half, from, to, DEPTH * 0.8), color, 6);
  }
  solid(ink, oval(...CROWN, 20, 12), color, { fill: metal(color, 60), bevel: 4 });
  knob(ink, [CROWN[0], CROWN[1] - 14], 9, color);
  rod(ink, arc(CROWN[0], CROWN[1] - 32, 13, 90, 440), color, 6);
}

/** The tray, its sand, and the light in the opened cage. */
export function drawCageFloor(ink: Ink, { metal: color, light }: Looks, isOpened: boolean): void {
  const [x, y] = FOOT;
  if (isOpened) drawInside(ink, light);
  castShadow(ink, rect(x - 104, y + 14, 208, 24, 12), { dx: 3, dy: 8, blur: 7, opacity: 0.3 });
  solid(ink, oval(x, y, HALF + 8, DEPTH + 4), color, { fill: ramp(color).shade, bevel: 3 });
  ink.draw(oval(x, y, HALF - 2, DEPTH - 4), {
    fill: linear(90, '#8a6a48', '#e0c08a'),
    stroke: '#3a2620',
    width: 3.5,
  });
  const tray = curve(
    `M${x - HALF - 10} ${y}C${x - 80} ${y + 32} ${x + 80} ${y + 32} ${x + HALF + 10} ${y}L${x + HALF + 4} ${y + 24}` +
      `C${x + 74} ${y + 54} ${x - 74} ${y + 54} ${x - HALF - 4} ${y + 24}Z`,
  );
  solid(ink, tray, color, { fill: metal(color, 20), bevel: 5 });
}

function drawInside(ink: Ink, light: string): void {
  const dome = curve('M38 330L38 150C38 96 92 52 150 44C208 52 262 96 262 150L262 330Z');
  ink.draw(dome, {
    fill: radial(0.5, 0.78, 0.75, ['#fffbe8', 0, 0.95], [light, 0.4, 0.85], [light, 1, 0.35]),
  });
  glow(ink, 150, 280, 150, '#ffffff', 0.5, 90);
}
