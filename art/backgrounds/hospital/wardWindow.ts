import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { drapery } from '../../matter/drapery.ts';

interface WardColors {
  steel: string;
  /** The colour of the ward behind the glass. */
  room: string;
  curtain: string;
  /** The colour of the line on the monitor. */
  pulse: string;
  slat: string;
}

const FRAME = 22;
const SLATS = 9;

export function wardWindowBounds([x, y, w, h]: Box): Box {
  return [x - FRAME - 16, y - FRAME, w + 2 * FRAME + 32, h + 2 * FRAME + 24];
}

/** The middle of the monitor's screen. */
export function pulsePlace([x, y, w, h]: Box): Point {
  return [x + w * 0.78, y + h * 0.66];
}

/** Draws a window into a ward, with a monitor and a blind that hangs askew. */
export function wardWindow(ink: Ink, box: Box, colors: WardColors): void {
  const [x, y, w, h] = box;
  const casing = rect(x - FRAME, y - FRAME, w + 2 * FRAME, h + 2 * FRAME, 8);
  castShadow(ink, casing, { dx: 8, dy: 12, blur: 12, opacity: 0.4 });
  solid(ink, casing, colors.steel, { bevel: 7 });
  const pane = rect(...box, 4);
  ink.clip(pane, () => {
    drawWard(ink, box, colors);
    drawReflection(ink, box);
  });
  ink.draw(pane, { stroke: ramp(colors.steel).line });
  solid(ink, rect(x + w * 0.5 - 8, y, 16, h), colors.steel, { bevel: 4, width: 2.4 });
  drawBlind(ink, box, colors.slat);
  const sill = rect(x - FRAME - 16, y + h + FRAME - 6, w + 2 * FRAME + 32, 24, 6);
  castShadow(ink, sill, { dx: 3, dy: 12, blur: 8 });
  solid(ink, sill, colors.steel, { bevel: 5 });
}

function drawWard(ink: Ink, box: Box, { room, curtain, pulse, steel }: WardColors): void {
  const [x, y, w, h] = box;
  const tone = ramp(room);
  ink.draw(rect(...box), { fill: linear(90, tone.shade, [tone.base, 0.5], tone.dark) });
  ink.draw(rect(x, y + h * 0.8, w, h * 0.2), { fill: tone.deep });
  ink.draw(polyline([x, y + 26], [x + w, y + 26]), { stroke: ramp(steel).dark, width: 6 });
  const hang = (at: number, right: number) => ({ y: at, left: x - 10, right });
  drapery(
    ink,
    {
      hangs: [hang(y + 26, x + w * 0.34), hang(y + h * 0.5, x + w * 0.37), hang(y + h * 0.9, x + w * 0.35)],
      folds: 6,
      sag: 6,
    },
    curtain,
  );
  drawBed(ink, [x + w * 0.4, y + h], mix(room, '#ffffff', 0.35));
  drawMonitor(ink, pulsePlace(box), pulse);
  ink.draw(rect(...box), { stroke: SHADOW, width: 30, opacity: 0.5, blur: 10, move: [6, 9] });
}

/** The head of a bed, with a pillow. */
function drawBed(ink: Ink, [x, foot]: Point, linen: string): void {
  const tone = ramp(linen);
  ink.draw(rect(x, foot - 84, 12, 90, 5), { fill: tone.dark });
  ink.draw(rect(x + 2, foot - 40, 190, 50, 8), { fill: tone.shade, stroke: tone.deep, width: 2 });
  ink.draw(rect(x + 14, foot - 66, 74, 34, 14), {
    fill: linear(70, tone.light, tone.shade),
    stroke: tone.deep,
    width: 2,
  });
}

function drawMonitor(ink: Ink, [cx, cy]: Point, pulse: string): void {
  ink.draw(rect(cx - 6, cy + 30, 12, 90), { fill: '#3a3f4c' });
  solid(ink, rect(cx - 56, cy - 42, 112, 80, 8), '#5a6270', { bevel: 4, width: 2.4 });
  ink.draw(rect(cx - 46, cy - 33, 92, 60, 4), { fill: '#10202a', stroke: '#0a0f18', width: 2 });
  const trace = polyline(
    [cx - 42, cy + 2],
    [cx - 20, cy + 2],
    [cx - 13, cy - 6],
    [cx - 6, cy + 2],
    [cx, cy + 2],
    [cx + 6, cy - 24],
    [cx + 13, cy + 18],
    [cx + 18, cy + 2],
    [cx + 42, cy + 2],
  );
  ink.draw(trace, { stroke: pulse, width: 3.2, cap: 'round' });
  ink.draw(polyline([cx - 42, cy + 18], [cx + 6, cy + 18]), { stroke: mix(pulse, '#10202a', 0.5), width: 3 });
  ink.blend('screen', () => glow(ink, cx, cy, 120, pulse, 0.4));
}

function drawReflection(ink: Ink, [x, y, w, h]: Box): void {
  for (const [at, width] of [
    [0.08, 66],
    [0.3, 22],
    [0.62, 46],
  ] as const) {
    const left = x + w * at;
    const band = polygon(
      [left, y + h],
      [left + width, y + h],
      [left + width + h * 0.5, y],
      [left + h * 0.5, y],
    );
    ink.draw(band, { fill: '#ffffff', opacity: 0.1 });
  }
}

/** A blind that is stuck at its right side. */
function drawBlind(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const head = rect(x - 4, y - 8, w + 8, 22, 4);
  const tone = ramp(color);
  const dropAt = (i: number): readonly [number, number] => [y + 18 + i * h * 0.062, y + 18 + i * h * 0.043];
  ink.clip(rect(x, y, w, h), () => {
    for (const i of range(SLATS)) {
      const [left, right] = dropAt(i);
      const slat = polygon([x, left], [x + w, right], [x + w, right + 9], [x, left + 11]);
      ink.draw(slat, { fill: SHADOW, opacity: 0.3, move: [3, 7] });
      ink.draw(slat, {
        fill: linear(90, tone.hi, [tone.base, 0.5], tone.shade),
        stroke: tone.line,
        width: 1.8,
      });
    }
    const [left, right] = dropAt(SLATS);
    solid(ink, polygon([x, left], [x + w, right], [x + w, right + 13], [x, left + 15]), color, {
      bevel: 3,
      width: 2.2,
    });
    for (const share of [0.16, 0.84]) {
      const at = x + w * share;
      ink.draw(polyline([at, y], [at, left + (right - left) * share]), { stroke: tone.shade, width: 2.4 });
    }
  });
  castShadow(ink, head, { dx: 2, dy: 6, blur: 5 });
  solid(ink, head, color, { bevel: 4, width: 2.4 });
  const [end] = dropAt(SLATS + 3);
  ink.draw(polyline([x + w - 22, y + 10], [x + w - 20, end]), { stroke: tone.light, width: 2.6 });
  solid(ink, oval(x + w - 20, end + 7, 6, 9), color, { bevel: 2, width: 2 });
}
