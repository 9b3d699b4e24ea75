import { ramp, shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve, joinPaths, type Point } from '../../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../../ink/shapes.ts';
import { drawQuilt } from './quilt.ts';

const LINEN = '#efe6d4';
const TICKING = '#8fa3bd';
/** The mattress seen from above: its far edge is shorter. */
const TOP = polygon([90, 128], [572, 128], [622, 198], [42, 198]);

/** Mattress, pillow and quilt, as they lie when the bed is made. */
export function drawBedding(ink: Ink, yarn: { blanket: string; stripe: string }): void {
  drawMattress(ink);
  drawPillow(ink);
  drawQuilt(ink, yarn);
}

function drawMattress(ink: Ink): void {
  const tone = ramp(LINEN);
  const front = rect(38, 186, 588, 66, 16);
  solid(ink, front, LINEN, { bevel: 7, fill: linear(90, tone.light, [tone.base, 0.4], tone.dark) });
  const stripes = range(12).map((i) => polyline([66 + i * 50, 200], [66 + i * 50, 250]));
  ink.draw(joinPaths(...stripes), { stroke: TICKING, width: 7, opacity: 0.6 });
  solid(ink, TOP, LINEN, { bevel: 5, fill: linear(75, '#ffffff', [tone.hi, 0.3], tone.base) });
  const buttons = [180, 260, 340, 420].flatMap((x) => [146, 178].map((y): Point => [x - (y - 146) * 0.2, y]));
  for (const [x, y] of buttons) {
    ink.draw(oval(x, y, 9, 5), { fill: tone.shade, opacity: 0.6 });
    ink.draw(oval(x, y - 1, 4, 2.6), { fill: tone.hi, stroke: tone.dark, width: 1.8 });
  }
}

/** Draws a plump pillow with piping, a crease in the middle and a shadow. */
function drawPillow(ink: Ink): void {
  const path = curve(
    'M86 166C72 134 84 112 106 108C146 96 206 98 232 110C252 118 254 150 240 168C204 182 122 184 86 166Z',
  );
  const tone = ramp('#f7f2e8');
  castShadow(ink, path, { dx: 8, dy: 8, blur: 7, opacity: 0.4 });
  solid(ink, path, '#f7f2e8', {
    bevel: 12,
    fill: linear(62, '#ffffff', [tone.hi, 0.35], [tone.base, 0.6], tone.dark),
  });
  ink.clip(path, () =>
    ink.draw(path, { stroke: shift('#c9b58f', { lightness: 0.04 }), width: 20, opacity: 0.4 }),
  );
  ink.draw(path, { stroke: tone.line });
  const creases = [
    curve('M122 132C146 124 186 124 206 134'),
    curve('M112 150C128 158 152 160 166 156'),
    curve('M216 118C222 128 222 140 218 150'),
  ];
  ink.draw(joinPaths(...creases), { stroke: tone.dark, width: 4, opacity: 0.5, cap: 'round' });
}
