import { mix, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve, type Path, type Point } from '../../../ink/path.ts';
import { oval, polygon, polyline } from '../../../ink/shapes.ts';
import type { Chart } from './colors.ts';

/** The islands: a large one with two bays, a small one in the north and one in the south. */
const GREAT = curve(
  'M98 190C84 170 104 150 112 134C118 112 142 118 156 104C172 84 196 96 214 88C236 80 250 100 268 104' +
    'C290 108 282 132 296 144C316 156 308 180 318 198C324 220 300 230 296 244C288 262 262 252 250 262' +
    'C236 276 216 262 200 274C180 288 160 276 150 258C144 246 162 240 154 228C146 218 128 226 116 216C106 210 104 200 98 190Z',
);
const SMALL: readonly Path[] = [
  curve('M240 64C252 54 276 56 282 66C284 76 262 80 248 76C240 74 236 68 240 64Z'),
  curve('M112 286C122 274 146 278 150 288C152 298 132 302 120 298C112 296 108 290 112 286Z'),
];

export function drawIsles(ink: Ink, { land, sea, pen }: Chart): void {
  const tone = ramp(land);
  for (const isle of [GREAT, ...SMALL]) {
    ink.draw(isle, { stroke: '#ffffff', width: 26, opacity: 0.22 });
    ink.draw(isle, { stroke: mix(sea, '#ffffff', 0.7), width: 13, opacity: 0.55 });
    solid(ink, isle, land, {
      bevel: 5,
      width: 4,
      fill: linear(70, tone.hi, [tone.light, 0.35], [tone.base, 0.75], tone.shade),
    });
  }
  ink.clip(GREAT, () => drawLagoon(ink, sea, pen));
  for (const [x, y, size] of [
    [158, 136, 0.8],
    [228, 126, 0.85],
    [184, 126, 1.15],
    [206, 142, 1],
  ] as const)
    drawMountain(ink, [x, y], size, land, pen);
  for (const at of WOODS) drawTree(ink, at, land, pen);
}

const WOODS: readonly Point[] = [
  [256, 146],
  [272, 138],
  [268, 160],
  [286, 164],
  [124, 168],
  [138, 158],
  [182, 268],
  [222, 258],
];

/** A lake with its shore. */
function drawLagoon(ink: Ink, sea: string, pen: string): void {
  const lake = oval(222, 192, 25, 13);
  ink.draw(lake, { fill: linear(90, ramp(sea).light, ramp(sea).shade), stroke: pen, width: 3 });
  ink.draw(curve('M246 194C262 190 268 178 296 178'), { stroke: pen, width: 3.4, cap: 'round' });
  ink.draw(polyline([210, 189], [228, 189]), { stroke: '#fff', width: 2.4, opacity: 0.7, cap: 'round' });
}

function drawMountain(ink: Ink, [x, y]: Point, size: number, land: string, pen: string): void {
  const tone = ramp(land);
  const [half, height] = [21 * size, 40 * size];
  ink.draw(polygon([x - half, y + 22], [x, y + 22 - height], [x + half, y + 22]), {
    fill: tone.light,
    stroke: pen,
    width: 3,
  });
  ink.draw(
    polygon([x, y + 22 - height], [x + half, y + 22], [x + half * 0.24, y + 22], [x - half * 0.1, y + 8]),
    {
      fill: tone.dark,
      opacity: 0.8,
    },
  );
  ink.draw(
    polygon(
      [x, y + 22 - height],
      [x + half * 0.3, y + 22 - height * 0.68],
      [x + half * 0.04, y + 22 - height * 0.74],
      [x - half * 0.26, y + 22 - height * 0.66],
    ),
    { fill: '#fff8e8' },
  );
}

/** A round crown on a stem, shaded to the right. */
function drawTree(ink: Ink, [x, y]: Point, land: string, pen: string): void {
  const leaves = mix('#5f8a4e', land, 0.35);
  ink.draw(polyline([x, y + 10], [x, y + 2]), { stroke: pen, width: 3, cap: 'round' });
  ink.draw(oval(x, y - 3, 8, 7.5), {
    fill: linear(30, ramp(leaves).light, ramp(leaves).dark),
    stroke: pen,
    width: 2.4,
  });
}
