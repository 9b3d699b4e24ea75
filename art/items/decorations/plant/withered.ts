import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, solid } from '../../../ink/light.ts';
import { curve, joinPaths, type Path } from '../../../ink/path.ts';
import { oval, polyline } from '../../../ink/shapes.ts';
import { type BentLeaf, bentLeaf } from '../../../matter/bentLeaf.ts';

/** The colours of its leaves, from the shaded to the youngest. */
export type Tones = readonly [shade: string, dark: string, middle: string, light: string, young: string];

type Limp = Omit<BentLeaf, 'color'> & { tone: number };

/** The stems from the soil to their hanging tips; the last two have no leaves. */
const STEMS = [
  'M176 312C170 230 150 130 92 96C70 84 48 100 40 124',
  'M184 312C190 220 204 110 262 74C290 60 318 78 326 106',
  'M178 312C176 220 168 120 186 40C192 20 214 18 226 34',
  'M172 312C154 250 120 206 78 206C60 208 50 222 46 238',
  'M190 312C210 256 240 210 290 206C310 206 320 222 324 238',
  'M182 312C184 270 206 220 232 170',
  'M180 312C172 262 146 200 138 152',
].map(curve);

/** The hanging leaves, narrow, with rolled edges. */
const LEAVES: readonly Limp[] = [
  { from: [150, 150], bend: [108, 150], to: [104, 262], width: 20, farWidth: 26, tone: 0 },
  { from: [214, 136], bend: [256, 138], to: [262, 256], width: 26, farWidth: 18, tone: 0 },
  { from: [186, 60], bend: [142, 66], to: [138, 168], width: 20, farWidth: 26, tone: 1 },
  { from: [226, 34], bend: [262, 40], to: [246, 150], width: 25, farWidth: 19, tone: 2 },
  { from: [92, 96], bend: [70, 110], to: [96, 200], width: 20, farWidth: 25, tone: 2 },
  { from: [40, 124], bend: [16, 150], to: [42, 238], width: 24, farWidth: 21, tone: 3 },
  { from: [326, 106], bend: [352, 134], to: [326, 228], width: 22, farWidth: 26, tone: 3 },
  { from: [282, 68], bend: [300, 96], to: [280, 178], width: 22, farWidth: 20, tone: 1 },
  { from: [46, 238], bend: [22, 268], to: [56, 338], width: 22, farWidth: 20, tone: 4 },
  { from: [92, 208], bend: [84, 240], to: [112, 300], width: 18, farWidth: 22, tone: 3 },
  { from: [324, 238], bend: [346, 270], to: [312, 342], width: 21, farWidth: 22, tone: 2 },
  { from: [276, 208], bend: [272, 244], to: [246, 302], width: 20, farWidth: 19, tone: 4 },
];

/** The fallen leaves beside the pot. */
const FALLEN: readonly Limp[] = [
  { from: [22, 436], bend: [52, 418], to: [98, 440], width: 13, farWidth: 12, tone: 3 },
  { from: [340, 444], bend: [308, 424], to: [270, 440], width: 12, farWidth: 12, tone: 4 },
];

/** Draws a dried-out plant: bare stems, hanging leaves, dry soil and fallen leaves. */
export function witheredPlant(ink: Ink, tones: Tones, drawPot: () => void): void {
  ink.draw(oval(180, 304, 88, 12), { fill: '#4a3a32' });
  for (const stem of STEMS) drawStem(ink, stem, tones[1]);
  for (const { tone, ...leaf } of LEAVES) bentLeaf(ink, { ...leaf, color: tones[tone] ?? tones[2] });
  drawPot();
  drawSoil(ink);
  for (const { tone, ...leaf } of FALLEN) bentLeaf(ink, { ...leaf, color: tones[tone] ?? tones[2] });
}

function drawStem(ink: Ink, stem: Path, color: string): void {
  const tone = ramp(color);
  ink.draw(stem, { stroke: tone.line, width: 12, cap: 'round' });
  ink.draw(stem, { stroke: tone.base, width: 6.5, cap: 'round' });
  ink.draw(stem, { stroke: tone.hi, width: 2, cap: 'round', move: [-1.6, -1] });
}

/** The dry soil, which has shrunk away from the rim and cracked. */
function drawSoil(ink: Ink): void {
  const crumbs = [132, 156, 208, 232].map((x, i) => oval(x, 298 - (i % 2) * 3, 13 + (i % 3) * 3, 7));
  castShadow(ink, joinPaths(...crumbs), { dx: 2, dy: 3, blur: 3, opacity: 0.4 });
  solid(ink, joinPaths(...crumbs), '#7a6450', { bevel: 3, width: 3.5 });
  const cracks = joinPaths(
    polyline([118, 344], [130, 372], [124, 392]),
    polyline([130, 372], [142, 384]),
    polyline([228, 412], [218, 428], [222, 440]),
  );
  ink.draw(cracks, { stroke: '#2a2430', width: 3.2, cap: 'round', opacity: 0.8 });
  ink.draw(cracks, { stroke: '#fff', width: 1.6, cap: 'round', opacity: 0.35, move: [2, 1.4] });
}
