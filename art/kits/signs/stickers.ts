import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box, Path, Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';

const PAPER = '#f6eeda';

/** A round travel sticker: mountains below the sun. */
export function mountainSticker(ink: Ink, [cx, cy]: Point, radius: number, color: string): void {
  const disc = oval(cx, cy, radius);
  paste(ink, disc);
  const sky = oval(cx, cy, radius * 0.84);
  ink.draw(sky, { fill: linear(90, ramp(color).light, '#f7d9a0') });
  ink.clip(sky, () => {
    ink.draw(oval(cx + radius * 0.3, cy - radius * 0.12, radius * 0.26), { fill: '#fff3c0' });
    peak(ink, [cx - radius * 0.25, cy - radius * 0.5], radius, ramp(color).dark);
    peak(ink, [cx + radius * 0.4, cy - radius * 0.1], radius * 0.8, ramp(color).shade);
  });
  weather(ink, disc, [cx, cy], radius);
}

function peak(ink: Ink, [x, y]: Point, size: number, color: string): void {
  ink.draw(polygon([x, y], [x + size * 0.8, y + size * 1.4], [x - size * 0.8, y + size * 1.4]), {
    fill: color,
  });
  ink.draw(
    polygon(
      [x, y],
      [x + size * 0.2, y + size * 0.35],
      [x, y + size * 0.25],
      [x - size * 0.2, y + size * 0.35],
    ),
    { fill: '#fff' },
  );
}

/** A label with palms; the caller turns it. */
export function palmSticker(ink: Ink, [x, y, w, h]: Box, color: string): void {
  paste(ink, rect(x, y, w, h, 5));
  ink.draw(rect(x + 5, y + 5, w - 10, h - 10, 2), { fill: linear(90, '#f9d38a', '#f0956a') });
  ink.draw(rect(x + 5, y + h * 0.68, w - 10, h * 0.32 - 5), { fill: color });
  const [cx, top] = [x + w * 0.4, y + h * 0.36];
  ink.draw(polyline([cx + 3, y + h * 0.78], [cx, top]), { stroke: '#5a3a2a', width: 3.5, cap: 'round' });
  for (const i of range(5)) {
    const dx = (i - 2) * w * 0.1;
    ink.draw(polyline([cx, top], [cx + dx, top - 5 + Math.abs(i - 2) * 5]), {
      stroke: '#2f6a4a',
      width: 4,
      cap: 'round',
    });
  }
  ink.draw(oval(x + w * 0.76, y + h * 0.34, h * 0.13), { fill: '#fff6cf' });
  weather(ink, rect(x, y, w, h, 5), [x + w / 2, y + h / 2], w * 0.6);
}

/** A pennant with a star. */
export function pennantSticker(ink: Ink, [x, y]: Point, length: number, color: string): void {
  const cloth = polygon([x, y - length * 0.26], [x + length, y], [x, y + length * 0.26]);
  paste(ink, cloth);
  ink.draw(polygon([x + 5, y - length * 0.2], [x + length * 0.84, y], [x + 5, y + length * 0.2]), {
    fill: color,
  });
  ink.draw(polyline([x + length * 0.16, y], [x + length * 0.5, y]), {
    stroke: PAPER,
    width: 4,
    cap: 'round',
  });
  weather(ink, cloth, [x + length * 0.35, y], length * 0.6);
}

/** Draws the light of the surface below on a sticker, and a bend across it. */
function weather(ink: Ink, path: Path, [x, y]: Point, size: number): void {
  ink.clip(path, () => {
    ink.draw(path, {
      fill: linear(60, ['#fff', 0, 0.32], ['#fff', 0.35, 0], [SHADOW, 0.5, 0], [SHADOW, 1, 0.42]),
    });
    const bend = polyline([x - size, y + size * 0.2], [x + size, y - size * 0.28]);
    ink.draw(bend, { stroke: SHADOW, width: 2.6, opacity: 0.28 });
    ink.draw(bend, { stroke: '#fff', width: 2, opacity: 0.5, move: [0, 2.4] });
  });
}

function paste(ink: Ink, path: Path): void {
  castShadow(ink, path, { dx: 2.5, dy: 4, blur: 3, opacity: 0.5 });
  ink.draw(path, { fill: PAPER, stroke: '#4a3a34', width: ink.line * 0.4 });
}
