import { type Color, ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { castShadow, solid } from '../ink/light.ts';
import { linear, radial } from '../ink/paint.ts';
import { type Box, curve, mapPath, type Path, type Point, polar } from '../ink/path.ts';
import { arc, oval, polygon, range, rect, spline } from '../ink/shapes.ts';

/** The white of sugar. */
export const SUGAR = '#fff4ea';
const GUMDROP = curve('M-20 0C-22 -10 -17 -36 0 -37C17 -36 22 -10 20 0C20 7 -20 7 -20 0Z');

/** A straight stick of striped candy, upright in its box. */
export function candyCane(ink: Ink, box: Box, color: Color): void {
  const [x, y, w, h] = box;
  const stick = rect(...box, w / 2);
  const pitch = w * 1.5;
  const texture = (): void => {
    for (const i of range(h / pitch + 2)) {
      const top = y + (i - 1) * pitch;
      const stripe = polygon([x, top + w * 0.8], [x + w, top], [x + w, top + w * 0.75], [x, top + w * 1.55]);
      ink.draw(stripe, { fill: ramp(color).base });
    }
    ink.draw(stick, {
      fill: linear(0, ['#5a1f3a', 0, 0.22], ['#fff', 0.28, 0.5], ['#fff', 0.5, 0], ['#5a1f3a', 1, 0.42]),
    });
  };
  castShadow(ink, stick, { dx: 5, dy: 4, blur: 5, opacity: 0.4 });
  solid(ink, stick, SUGAR, { fill: SUGAR, texture, bevel: 2 });
}

/** A sugared gumdrop that sits on a point, turned by degrees. */
export function gumdrop(ink: Ink, at: Point, scale: number, color: Color, turn = 0): void {
  const tone = ramp(color);
  ink.at(
    at,
    () => {
      ink.draw(GUMDROP, {
        fill: radial(0.36, 0.25, 0.85, tone.hi, [tone.base, 0.5], tone.dark),
        stroke: tone.line,
        width: Math.min((ink.line * 0.75) / scale, 4.6),
      });
      ink.draw(oval(-7, -26, 5, 7), { fill: '#fff', opacity: 0.6 });
      for (const [x, y] of [
        [6, -22],
        [-4, -12],
        [11, -9],
        [-13, -8],
      ] as const)
        ink.draw(oval(x, y, 1.7), { fill: '#fff', opacity: 0.7 });
    },
    { scale, turn },
  );
}

/** A round candy with a spiral of stripes. */
export function peppermint(ink: Ink, [cx, cy]: Point, radius: number, color: Color): void {
  const disc = oval(cx, cy, radius);
  const texture = (): void => {
    for (const i of range(6)) ink.draw(blade([cx, cy], radius * 1.1, i * 60), { fill: ramp(color).base });
    ink.draw(disc, {
      fill: radial(0.35, 0.3, 0.8, ['#fff', 0, 0.45], ['#fff', 0.4, 0], ['#5a1f3a', 1, 0.35]),
    });
  };
  castShadow(ink, disc, { dx: 4, dy: 7, blur: 5, opacity: 0.45 });
  solid(ink, disc, SUGAR, { fill: SUGAR, texture, bevel: 4 });
}

function blade([cx, cy]: Point, radius: number, from: number): Path {
  const bend = (degrees: number): Point => polar(cx, cy, radius * 0.62, degrees - 26);
  const [a, b] = [polar(cx, cy, radius, from), polar(cx, cy, radius, from + 30)];
  return [
    { command: 'M', points: [[cx, cy]] },
    { command: 'Q', points: [bend(from), a] },
    { command: 'L', points: [b] },
    { command: 'Q', points: [bend(from + 30), [cx, cy]] },
    { command: 'Z', points: [] },
  ];
}

/** A lollipop on its stick, which stands on a point. */
export function lollipop(ink: Ink, [x, foot]: Point, radius: number, height: number, color: Color): void {
  const tone = ramp(color);
  const cy = foot - height;
  const outline = Math.max(2, ink.line * 0.6);
  ink.draw(rect(x - radius * 0.11, cy, radius * 0.22, height, 2), {
    fill: linear(0, '#fff', '#d8c4c8'),
    stroke: '#7a5a68',
    width: outline * 0.8,
  });
  ink.draw(oval(x, cy, radius), { fill: tone.light, stroke: tone.line, width: outline });
  const whirl = spline(
    range(13).map((i) => polar(x, cy, (radius * 0.88 * i) / 12, i * 66)),
    { tension: 0.9 },
  );
  ink.draw(whirl, { stroke: SUGAR, width: radius * 0.16, cap: 'round' });
  ink.draw(oval(x, cy, radius), {
    fill: radial(0.35, 0.3, 0.8, ['#fff', 0, 0.4], ['#fff', 0.4, 0], ['#5a1f5a', 1, 0.3]),
  });
  ink.draw(arc(x, cy, radius * 0.78, 200, 255), {
    stroke: '#fff',
    width: radius * 0.1,
    cap: 'round',
    opacity: 0.8,
  });
}

/** A heart in a box of 2 `size` around its centre. */
export function heart([cx, cy]: Point, size: number): Path {
  const outline = curve(
    'M0 95C-60 50 -100 10 -98 -32C-96 -88 -26 -104 0 -48C26 -104 96 -88 98 -32C100 10 60 50 0 95Z',
  );
  return mapPath(outline, (x, y) => [cx + (x * size) / 100, cy + (y * size) / 100]);
}

/** Icing as a fat line squeezed along a path. */
export function piping(ink: Ink, path: Path, width: number, color: Color = SUGAR): void {
  const tone = ramp(color);
  ink.draw(path, { stroke: tone.line, width: width + ink.line * 1.3, cap: 'round' });
  ink.draw(path, { stroke: tone.shade, width, cap: 'round' });
  ink.draw(path, {
    stroke: tone.base,
    width: width * 0.7,
    cap: 'round',
    move: [-width * 0.1, -width * 0.12],
  });
  ink.draw(path, {
    stroke: '#fff',
    width: width * 0.22,
    cap: 'round',
    opacity: 0.9,
    move: [-width * 0.2, -width * 0.24],
  });
}
