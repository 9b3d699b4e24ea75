import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, solid } from '../../ink/light.ts';
import { linear, type Paint, radial } from '../../ink/paint.ts';
import { type Box, curve, mapPath, movePath, type Point } from '../../ink/path.ts';
import { oval, polyline, rect } from '../../ink/shapes.ts';
import { metal, roundBar } from '../../matter/metal.ts';

const BRONZE = '#8a6a3c';
const FLAME = curve(
  'M-46 0C-66 -30 -44 -52 -48 -84C-28 -70 -26 -96 -14 -126C-4 -98 4 -112 10 -134' +
    'C22 -108 26 -92 40 -78C52 -58 64 -28 46 0Z',
);
const BOWL = curve('M-66 0L66 0C64 34 36 52 0 52C-36 52 -64 34 -66 0Z');

/** The colours of a fire, from its edge inward. */
export interface FireColors {
  edge: string;
  body: string;
  core: string;
}

/** Returns the bounds without the light. */
export function brazierBounds([x, foot]: Point, height: number): Box {
  return [x - 76, foot - height - 140, 152, height + 140];
}

/** A bowl of fire on a tall bronze stand. */
export function brazier(ink: Ink, [x, foot]: Point, height: number, fire: FireColors): void {
  const rim = foot - height;
  drawHalo(ink, [x, rim - 40], fire);
  groundShadow(ink, x, foot, 70, 9, 0.5);
  for (const side of [-1, 1]) {
    const leg = polyline([x + side * 10, rim + 90], [x + side * 18, foot - 60], [x + side * 50, foot - 4]);
    ink.draw(leg, { stroke: ramp(BRONZE).line, width: 15, cap: 'round' });
    ink.draw(leg, { stroke: ramp(BRONZE).base, width: 9.5, cap: 'round' });
    ink.draw(leg, { stroke: ramp(BRONZE).hi, width: 2.6, cap: 'round', opacity: 0.7, move: [-1.5, -1] });
  }
  solid(ink, rect(x - 9, rim + 44, 18, height - 50, 5), BRONZE, {
    fill: roundBar(BRONZE),
    width: 2.6,
    bevel: 2,
  });
  for (const y of [rim + 86, rim + height * 0.56])
    solid(ink, rect(x - 19, y, 38, 15, 6), BRONZE, { fill: roundBar(BRONZE), width: 2.4, bevel: 2 });
  drawFire(ink, [x, rim + 4], fire);
  const bowl = movePath(BOWL, x, rim);
  castShadow(ink, bowl, { dx: 6, dy: 10, blur: 7 });
  solid(ink, bowl, BRONZE, { fill: metal(BRONZE, 0), width: 2.8, bevel: 4 });
  solid(ink, rect(x - 74, rim - 9, 148, 17, 8), BRONZE, { fill: metal(BRONZE, 0), width: 2.6, bevel: 3 });
}

function drawFire(ink: Ink, [x, y]: Point, { edge, body, core }: FireColors): void {
  glow(ink, x, y - 50, 150, body, 0.8);
  tongue(ink, [x, y], 1, linear(90, body, edge));
  tongue(ink, [x - 2, y], 0.72, linear(90, core, body));
  tongue(ink, [x + 2, y], 0.42, core);
  for (const [dx, dy, r] of [
    [-30, -140, 3],
    [26, -158, 2.4],
    [4, -182, 3],
    [44, -120, 2],
  ] as const)
    ink.draw(oval(x + dx, y + dy, r), { fill: core, opacity: 0.85 });
}

function tongue(ink: Ink, [x, y]: Point, scale: number, fill: Paint): void {
  ink.draw(
    mapPath(FLAME, (px, py) => [x + px * scale, y + py * scale]),
    { fill },
  );
}

function drawHalo(ink: Ink, [x, y]: Point, { body, core }: FireColors): void {
  ink.blend('screen', () => {
    ink.draw(oval(x, y, 520), {
      fill: radial(0.5, 0.5, 0.5, [body, 0, 0.55], [body, 0.3, 0.24], [body, 1, 0]),
    });
    ink.draw(oval(x, y, 190), { fill: radial(0.5, 0.5, 0.5, [core, 0, 0.45], [core, 1, 0]) });
  });
}
