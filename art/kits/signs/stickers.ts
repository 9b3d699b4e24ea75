import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
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

/** A label with palms, turned by some degrees by the caller. */
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
}

function paste(ink: Ink, path: ReturnType<typeof oval>): void {
  castShadow(ink, path, { dx: 1.5, dy: 2.5, blur: 2, opacity: 0.4 });
  ink.draw(path, { fill: PAPER, stroke: '#4a3a34', width: ink.line * 0.4 });
}
