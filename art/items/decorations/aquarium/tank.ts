import { mix, ramp, shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve, type Point } from '../../../ink/path.ts';
import { oval, polygon, polyline, range, rect, spline } from '../../../ink/shapes.ts';
import { fish } from '../../../kits/sights/fish.ts';
import { FISH, type Looks, TANK, WATER } from './shape.ts';
import { drawSunkenChest } from './sunkenChest.ts';

const SAND = '#d9b878';

/** Draws the glass and the fish in it. */
export function drawTank(ink: Ink, looks: Looks, isLit: boolean): void {
  const glass = rect(...TANK, 8);
  const water = isLit ? looks.water : mix(looks.water, '#16223c', 0.55);
  const tone = ramp(water);
  solid(ink, glass, water, {
    bevel: 3,
    fill: isLit ? linear(90, tone.hi, [tone.base, 0.45], tone.shade) : linear(90, tone.base, tone.deep),
  });
  ink.clip(glass, () => {
    if (isLit) drawRays(ink);
    drawRocks(ink, water);
    drawSand(ink, isLit);
    for (const [x, height] of [
      [58, 130],
      [78, 96],
      [348, 142],
      [326, 88],
      [366, 100],
    ] as const)
      drawWeed(ink, [x, 262], height, isLit);
    drawSunkenChest(ink, [250, 258], isLit);
    drawSurface(ink, water);
    FISH.forEach(({ at, size, isMirrored }, i) => {
      const color = looks.fish[i] ?? looks.fish[0];
      ink.loose(i, () => fish(ink, at, size, isLit ? color : mix(color, '#1a2440', 0.3), isMirrored));
    });
  });
  ink.loose(FISH.length, () => drawShine(ink));
  ink.draw(glass, { stroke: ramp(looks.trim).line });
}

function drawRays(ink: Ink): void {
  for (const [x, w] of [
    [70, 40],
    [170, 60],
    [290, 44],
  ] as const)
    ink.draw(polygon([x, 84], [x + w, 84], [x + w * 1.9 - 10, 270], [x - 34, 270]), {
      fill: linear(90, ['#f2ffff', 0, 0.42], ['#f2ffff', 1, 0]),
    });
}

function drawRocks(ink: Ink, water: string): void {
  const color = mix('#6a5f72', water, 0.35);
  const tone = ramp(color);
  const arched = curve(
    'M96 274C100 232 116 206 148 204C184 202 198 232 204 274L178 274C176 250 166 236 150 238C134 240 128 254 126 274Z',
  );
  solid(ink, arched, color, { bevel: 5, width: 4, fill: linear(70, tone.light, tone.dark) });
  solid(
    ink,
    spline(
      [
        [296, 276],
        [304, 244],
        [330, 234],
        [352, 252],
        [358, 278],
      ],
      { closed: true },
    ),
    color,
    {
      bevel: 5,
      width: 4,
    },
  );
}

function drawSand(ink: Ink, isLit: boolean): void {
  const color = isLit ? SAND : mix(SAND, '#2a3048', 0.5);
  const tone = ramp(color);
  const bed = curve('M20 262C80 246 130 262 190 256C250 250 320 266 400 250V290H20Z');
  ink.draw(bed, { fill: linear(90, tone.hi, [tone.base, 0.4], tone.shade), stroke: tone.line, width: 3.5 });
  for (const i of range(16))
    ink.draw(oval(40 + i * 22 + ink.jitter(10), 270 + ink.jitter(8), 4 + ink.random() * 3, 3), {
      fill: i % 3 ? tone.dark : tone.hi,
      opacity: 0.8,
    });
}

/** A ribbon that sways up from the sand. */
function drawWeed(ink: Ink, [x, foot]: Point, height: number, isLit: boolean): void {
  const color = isLit ? '#4fa45a' : '#2f6258';
  const tone = ramp(color);
  const stalk = spline(
    range(6).map((i): Point => [x + (i % 2 ? 7 : -7) * (i ? 1 : 0), foot - (i * height) / 5]),
    { tension: 1 },
  );
  ink.draw(stalk, { stroke: tone.line, width: 15, cap: 'round' });
  ink.draw(stalk, { stroke: tone.base, width: 9, cap: 'round' });
  ink.draw(stalk, { stroke: tone.hi, width: 2.6, cap: 'round', opacity: 0.7, move: [-2, 0] });
}

function drawSurface(ink: Ink, water: string): void {
  const [x, y, w] = WATER;
  ink.draw(rect(x - 20, 50, w + 40, y - 50), { fill: shift(water, { lightness: 0.02 }), opacity: 0.65 });
  const ripple = spline(range(9).map((i): Point => [x - 16 + (i * (w + 32)) / 8, y + (i % 2 ? 2.5 : -2.5)]));
  ink.draw(ripple, { stroke: '#ffffff', width: 4, opacity: 0.7 });
  glow(ink, x + w / 2, y, w * 0.6, '#ffffff', 0.3, 16);
}

/** The reflection on the glass. */
function drawShine(ink: Ink): void {
  ink.draw(polygon([34, 250], [132.6, 80], [178.6, 80], [80, 250]), { fill: '#fff', opacity: 0.12 });
  ink.draw(polygon([236, 270], [340, 90], [354, 90], [250, 270]), { fill: '#fff', opacity: 0.1 });
  ink.draw(polyline([36, 84], [36, 262]), { stroke: '#fff', width: 4, opacity: 0.45, cap: 'round' });
}
