import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point, polar } from '../../ink/path.ts';
import { arc, oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { twinkle } from '../../kits/sights/sky.ts';
import { metal } from '../../matter/metal.ts';

/** Constellations; coordinates are relative to the banner's circle. */
const FIGURES: readonly (readonly Point[])[] = [
  [
    [-0.6, -0.3],
    [-0.36, -0.52],
    [-0.1, -0.44],
    [-0.02, -0.2],
    [-0.26, -0.06],
    [-0.36, -0.52],
  ],
  [
    [0.2, -0.6],
    [0.44, -0.42],
    [0.34, -0.14],
    [0.62, -0.02],
  ],
  [
    [-0.56, 0.22],
    [-0.28, 0.3],
    [-0.06, 0.14],
    [0.2, 0.24],
    [0.34, 0.5],
    [0.02, 0.6],
    [-0.28, 0.3],
  ],
];

/** The scale of the figures in the circle. */
const SPREAD = 1.26;

/** Returns the bounds with the rod. */
export function starBannerBounds([x, y, w, h]: Box): Box {
  return [x - 22, y - 24, w + 44, h + 46];
}

/** A hanging chart of the sky: circles, constellations, and phases of the moon. */
export function starBanner(ink: Ink, box: Box, cloth: string, gilt: string): void {
  const [x, y, w, h] = box;
  const tone = ramp(cloth);
  const gold = ramp(gilt);
  const sheet = polygon([x, y], [x + w, y], [x + w, y + h - 46], [x + w / 2, y + h], [x, y + h - 46]);
  castShadow(ink, sheet, { dx: 10, dy: 14, blur: 12, opacity: 0.45 });
  solid(ink, sheet, cloth, {
    fill: linear(65, tone.light, [tone.base, 0.4], tone.dark),
    texture: () => {
      drawMap(ink, [x + w / 2, y + h * 0.36], w * 0.43, gilt);
      drawMoons(ink, box, gilt);
      drawFolds(ink, box, tone.deep, tone.hi);
    },
  });
  const hem = polyline(
    [x + 9, y + 8],
    [x + 9, y + h - 51],
    [x + w / 2, y + h - 10],
    [x + w - 9, y + h - 51],
    [x + w - 9, y + 8],
  );
  ink.draw(hem, { stroke: gold.dark, width: 6, opacity: 0.9 });
  ink.draw(hem, { stroke: gold.light, width: 2.4 });
  drawRod(ink, [x - 18, y - 12, w + 36, 18], gilt);
  solid(ink, oval(x + w / 2, y + h + 8, 9), gilt, { width: 2.2, bevel: 3 });
}

function drawMap(ink: Ink, center: Point, radius: number, gilt: string): void {
  const gold = ramp(gilt);
  const on = ([dx, dy]: Point): Point => [center[0] + dx * radius * SPREAD, center[1] + dy * radius * SPREAD];
  const ticks = range(24).map((i) =>
    polyline(polar(...center, radius * 0.9, i * 15), polar(...center, radius, i * 15)),
  );
  const rings: Path[] = [1, 0.9, 0.62, 0.3].map((share) => oval(...center, radius * share));
  const axes = range(4).map((i) =>
    polyline(polar(...center, radius * 0.9, i * 45), polar(...center, -radius * 0.9, i * 45)),
  );
  ink.draw(joinPaths(...axes), { stroke: gold.base, width: 1.2, opacity: 0.4 });
  ink.draw(joinPaths(...rings, ...ticks), { stroke: gold.base, width: 2, opacity: 0.75 });
  ink.draw(joinPaths(...FIGURES.map((figure) => polyline(...figure.map(on)))), {
    stroke: '#f4e8c0',
    width: 1.8,
    opacity: 0.7,
  });
  for (const [i, at] of FIGURES.flat().entries())
    if (i % 4 === 0) twinkle(ink, on(at), 9, '#fff6d8');
    else ink.draw(oval(...on(at), 3), { fill: '#fff6d8' });
}

function drawMoons(ink: Ink, [x, y, w, h]: Box, gilt: string): void {
  const gold = ramp(gilt);
  const level = y + h * 0.745;
  for (const i of range(5)) {
    const cx = x + w * (0.18 + i * 0.16);
    const cy = level + (2 - Math.abs(2 - i)) * 9;
    const radius = i === 2 ? 14 : 10;
    ink.draw(oval(cx, cy, radius), { fill: i === 2 ? gold.light : gold.dark, stroke: gold.base, width: 1.6 });
    if (i === 2) continue;
    const side = i < 2 ? -90 : 90;
    const bulge = i % 2 ? 0.5 : -0.5;
    const lit: Path = [
      ...arc(cx, cy, radius, side, side + 180),
      ...arc(cx, cy, radius * bulge, side + 180, side, radius).slice(1),
    ];
    ink.draw(lit, { fill: gold.light });
  }
}

function drawFolds(ink: Ink, [x, y, w, h]: Box, dark: string, light: string): void {
  for (const share of [0.2, 0.46, 0.76]) {
    const cx = x + w * share;
    ink.draw(rect(cx, y, w * 0.09, h), { fill: linear(0, [dark, 0, 0], [dark, 0.5, 0.4], [dark, 1, 0]) });
    ink.draw(rect(cx - w * 0.1, y, w * 0.09, h), {
      fill: linear(0, [light, 0, 0], [light, 0.5, 0.18], [light, 1, 0]),
    });
  }
}

function drawRod(ink: Ink, box: Box, gilt: string): void {
  const [x, y, w, h] = box;
  castShadow(ink, rect(...box, 9), { dx: 4, dy: 8, blur: 5 });
  solid(ink, rect(...box, 9), gilt, { fill: metal(gilt, 90), bevel: 3 });
  for (const cx of [x - 2, x + w + 2]) solid(ink, oval(cx, y + h / 2, 13), gilt, { width: 2.4, bevel: 4 });
}
