import { mix, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve, joinPaths, type Point, polar } from '../../../ink/path.ts';
import { oval, polygon, polyline, range, rect, spline } from '../../../ink/shapes.ts';
import type { Yarn } from './motifs.ts';

/** The position of the roll. */
export const ROLL_AT = 276;

const X = ROLL_AT;
const BODY = curve('M226 12C228 -8 324 -8 326 12L332 164C332 202 220 202 220 164Z');
const END = oval(X, 164, 56, 27);
const CANVAS = '#cdb07e';

/**
 * A thick roll with its back outward: the weave, the borders around it, the free edge with its fringe, and
 * the coil at its end.
 */
export function drawRoll(ink: Ink, yarn: Yarn): void {
  const back = mix(yarn.ground, CANVAS, 0.3);
  const tone = ramp(back);
  ink.draw(rect(318, 8, 40, 178), { fill: SHADOW, opacity: 0.55, blur: 8 });
  castShadow(ink, BODY, { dx: -9, dy: 7, blur: 8, opacity: 0.45 });
  drawFringe(ink, yarn.border);
  solid(ink, BODY, back, {
    bevel: 7,
    fill: tone.base,
    texture: () => {
      drawWeave(ink, yarn);
      drawRoundness(ink, tone.hi, tone.deep);
    },
  });
  drawEnd(ink, yarn);
}

/** The pattern as it shows on the back, bent around the roll. */
function drawWeave(ink: Ink, { border, pattern, ground }: Yarn): void {
  const band = (y: number) => curve(`M210 ${y}C240 ${y + 17} 312 ${y + 17} 342 ${y}`);
  for (const [y, width, color] of [
    [14, 5, border],
    [26, 12, pattern],
    [38, 4, border],
    [112, 4, border],
    [124, 12, pattern],
    [137, 5, border],
  ] as const)
    ink.draw(band(y), { stroke: mix(color, CANVAS, 0.2), width });
  const [cx, cy]: Point = [X, 88];
  for (const [rx, color] of [
    [44, border],
    [36, pattern],
    [20, ground],
  ] as const)
    ink.draw(polygon([cx - rx, cy], [cx, cy - rx * 0.62], [cx + rx, cy], [cx, cy + rx * 0.62]), {
      fill: mix(color, CANVAS, 0.15),
    });
  const rows = range(18).map((i) => band(-6 + i * 9.5));
  ink.draw(joinPaths(...rows), { stroke: ramp(ground).deep, width: 1.6, opacity: 0.16 });
}

function drawRoundness(ink: Ink, light: string, dark: string): void {
  ink.draw(rect(214, -10, 124, 210), {
    fill: linear(
      0,
      [dark, 0, 0.75],
      [dark, 0.16, 0.25],
      [light, 0.34, 0.65],
      [light, 0.46, 0.2],
      [dark, 0.7, 0.3],
      [dark, 1, 0.95],
    ),
  });
  const edge = curve('M306 -4C308 60 312 110 314 190');
  ink.draw(edge, { stroke: dark, width: 5 });
  ink.draw(edge, { stroke: light, width: 2.4, opacity: 0.6, move: [-4, 0] });
}

/** The fringe at the free edge, on the floor. */
function drawFringe(ink: Ink, color: string): void {
  const tone = ramp(color);
  const threads = range(22).map((i) => {
    const y = 10 + i * 7.6;
    return curve(`M318 ${y}Q338 ${y - 2} ${344 + (i % 3) * 3} ${y + 7}`);
  });
  ink.draw(joinPaths(...threads), { stroke: tone.line, width: 6.4, cap: 'round', opacity: 0.75 });
  for (const odd of [0, 1])
    ink.draw(joinPaths(...threads.filter((_, i) => i % 2 === odd)), {
      stroke: odd ? tone.light : tone.shade,
      width: 3.8,
      cap: 'round',
    });
}

/** The coiled end of the roll: pile and back in turn. */
function drawEnd(ink: Ink, { ground, border }: Yarn): void {
  const tone = ramp(ground);
  solid(ink, END, ground, { bevel: 4, width: 5, fill: linear(60, tone.light, [tone.base, 0.5], tone.dark) });
  const coil = (grown: number) =>
    spline(
      range(41).map((i): Point => {
        const [x, y] = polar(0, 0, 6 + i * 1.12 + grown, i * 30);
        return [X + x, 164 + y * 0.48];
      }),
    );
  ink.draw(coil(0), { stroke: tone.line, width: 5 });
  ink.draw(coil(0), { stroke: mix(border, CANVAS, 0.5), width: 2.6 });
  ink.draw(oval(X, 164, 6, 3.4), { fill: '#120a12' });
  ink.draw(polyline([X + 50, 172], [X + 57, 168]), { stroke: tone.line, width: 4, cap: 'round' });
}
