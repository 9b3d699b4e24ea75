import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { glow, recess, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, joinPaths, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect, spline } from '../../ink/shapes.ts';
import { rivet, roundBar } from '../../matter/metal.ts';
import { neon } from './hull.ts';

const DARK = '#05030f';

/** A broad and a thin stripe painted along a panel, worn through here and there; its start follows the panel's cut corner. */
export function livery(ink: Ink, [x, y, w, h]: Box, paint: string, hull: string): void {
  const tone = ramp(paint);
  const broad = h * 0.68;
  const stripe = polygon([x + 17, y], [x + w, y], [x + w, y + broad], [x, y + broad]);
  ink.draw(stripe, { fill: linear(90, tone.light, [tone.base, 0.4], tone.shade), opacity: 0.85 });
  ink.draw(rect(x, y + broad + h * 0.14, w, h * 0.18), { fill: ramp(hull).hi, opacity: 0.7 });
  const scratches = range(w / 26).map(() => {
    const at = x + 18 + ink.random() * (w - 48);
    const top = y + ink.random() * h;
    return polygon([at, top], [at + 6 + ink.random() * 22, top - 3], [at + 10 + ink.random() * 10, top + 2]);
  });
  ink.draw(joinPaths(...scratches), { fill: ramp(hull).base, opacity: 0.7 });
}

/** A wide screen with the trace of a wave and a grid. */
export function waveScreen(ink: Ink, box: Box, hull: string, color: string): void {
  const [x, y, w, h] = box;
  solid(ink, rect(x - 11, y - 11, w + 22, h + 22, 14), shift(hull, { lightness: 0.03 }), { bevel: 5 });
  const back = shift(color, { lightness: -0.48, chromaTimes: 0.7 });
  const texture = (): void => {
    const grid = [
      ...range(w / 26).map((i) => polyline([x + i * 26, y], [x + i * 26, y + h])),
      ...range(h / 26).map((i) => polyline([x, y + i * 26], [x + w, y + i * 26])),
    ];
    ink.draw(joinPaths(...grid), { stroke: color, width: 1.2, opacity: 0.2 });
    const wave = range(25).map((i): Point => {
      const swing = Math.sin(i * 1.25) * Math.exp(-(((i - 11) / 7) ** 2));
      return [x + 8 + (i * (w - 16)) / 24, y + h * 0.52 - swing * h * 0.36];
    });
    neon(ink, spline(wave, { tension: 1 }), color, 3);
  };
  recess(ink, rect(...box, 8), back, {
    depth: 7,
    fill: radial(0.5, 0.5, 0.8, shift(back, { lightness: 0.08 }), '#0b0e1a'),
    texture,
  });
  ink.draw(polygon([x, y + h * 0.7], [x + w * 0.3, y], [x + w * 0.46, y], [x + w * 0.1, y + h]), {
    fill: '#fff',
    opacity: 0.07,
  });
}

/** Tubes that store energy, in a niche that they light. */
export function energyCells(ink: Ink, box: Box, hull: string, colors: readonly string[]): void {
  const [x, y, w, h] = box;
  solid(ink, rect(x - 10, y - 10, w + 20, h + 20, 12), shift(hull, { lightness: 0.03 }), { bevel: 5 });
  const texture = (): void => {
    for (const [i, color] of colors.entries()) {
      const cx = x + (w * (i + 0.5)) / colors.length;
      glow(ink, cx, y + h / 2, w / colors.length, color, 0.6, h * 0.7);
      drawCell(ink, cx, [y + 6, h - 12], color);
    }
  };
  recess(ink, rect(...box, 8), shift(hull, { lightness: -0.3 }), { depth: 9, texture });
}

function drawCell(ink: Ink, cx: number, [top, h]: Point, color: string): void {
  const tone = ramp(color);
  const tube = rect(cx - 14, top, 28, h, 9);
  ink.draw(tube, {
    fill: linear(0, tone.base, [mix(color, '#ffffff', 0.65), 0.38], [tone.base, 0.7], tone.dark),
    stroke: tone.line,
    width: 2,
  });
  for (const _ of range(3))
    ink.draw(oval(cx + ink.jitter(12), top + 26 + ink.random() * (h - 52), 2.4), {
      fill: '#fff',
      opacity: 0.7,
    });
  for (const y of [top - 2, top + h - 15])
    solid(ink, rect(cx - 18, y, 36, 17, 4), '#5a5f70', { fill: roundBar('#5a5f70'), width: 2, bevel: 2 });
}

/** Columns of small lamps that show three levels. */
export function levelMeters(ink: Ink, box: Box, hull: string, levels: readonly number[]): void {
  const [x, y, w, h] = box;
  recess(ink, rect(...box, 8), shift(hull, { lightness: -0.28 }), { depth: 6 });
  const rows = Math.floor((h - 16) / 14);
  const pitch = w / levels.length;
  for (const [column, level] of levels.entries())
    for (const row of range(rows)) {
      const color = row > rows * 0.8 ? '#ff6b6b' : row > rows * 0.55 ? '#ffc45c' : '#6fe08a';
      const lamp = rect(x + column * pitch + 6, y + h - 19 - row * 14, pitch - 12, 9, 2);
      ink.draw(lamp, { fill: color, opacity: row < level * rows ? 0.95 : 0.14 });
    }
}

/** A hatch painted in a warning colour, with a stripe of danger and a handle. */
export function hatch(ink: Ink, box: Box, paint: string): void {
  const [x, y, w, h] = box;
  const door = rect(...box, 14);
  ink.draw(door, { stroke: DARK, width: 9, opacity: 0.55 });
  const texture = (): void => {
    ink.draw(rect(x, y + h - 44, w, 26), { fill: DARK, opacity: 0.75 });
    for (const i of range(w / 34 + 1)) {
      const at = x + i * 34;
      ink.draw(
        polygon([at, y + h - 18], [at + 17, y + h - 44], [at + 33, y + h - 44], [at + 16, y + h - 18]),
        { fill: ramp(paint).hi },
      );
    }
  };
  solid(ink, door, paint, { bevel: 6, texture });
  recess(ink, rect(x + w * 0.24, y + h * 0.26, w * 0.52, 40, 10), paint, { depth: 6 });
  solid(ink, rect(x + w * 0.32, y + h * 0.26 + 13, w * 0.36, 14, 7), '#c4cad6', {
    fill: roundBar('#c4cad6'),
    width: 2.2,
    bevel: 2,
  });
  for (const [dx, dy] of [
    [14, 14],
    [w - 14, 14],
  ] as const)
    rivet(ink, [x + dx, y + dy], 4.5, paint);
}

/** Cables and pipes under the ceiling, held by clamps. */
export function conduits(ink: Ink, y: number, width: number, colors: readonly string[], clamp: string): void {
  for (const [i, color] of colors.entries()) {
    const tone = ramp(color);
    const top = y + i * 13;
    ink.draw(rect(-10, top, width + 20, 11), {
      fill: linear(90, tone.base, [tone.light, 0.3], [tone.base, 0.55], tone.deep),
      stroke: tone.line,
      width: 2,
    });
  }
  const h = colors.length * 13;
  for (const x of range(7).map((i) => 130 + i * 284))
    solid(ink, rect(x, y - 6, 30, h + 10, 4), clamp, { width: 2.2, bevel: 3 });
}
