import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { linear } from '../../ink/paint.ts';
import { curve, mapPath, type Path, type Point } from '../../ink/path.ts';
import { oval } from '../../ink/shapes.ts';

const TAIL = curve('M-34 0C-48 -14 -60 -24 -70 -24C-62 -10 -62 10 -70 24C-60 24 -48 14 -34 0Z');
const FINS = curve('M-8 -22C-4 -38 14 -40 22 -20ZM-6 20C-4 34 8 36 14 20Z');
const BODY = curve('M-42 0C-26 -28 26 -34 48 -2C26 32 -26 28 -42 0Z');
const STRIPES = curve(
  'M14 -25C22 -8 22 8 14 25L2 26C10 8 10 -8 2 -26ZM-16 -22C-10 -8 -10 8 -16 21L-26 16C-20 6 -20 -6 -26 -16Z',
);

/** A bright fish around a point, some 120 units long at size 1; it swims to the right, or to the left when mirrored. */
export function fish(ink: Ink, [cx, cy]: Point, size: number, color: string, isMirrored = false): void {
  const tone = ramp(color);
  const place = (path: Path): Path =>
    mapPath(path, (x, y) => [cx + (isMirrored ? -x : x) * size, cy + y * size]);
  const outline = { stroke: tone.line, width: 2.4 };
  ink.draw(place(TAIL), { fill: tone.shade, ...outline });
  ink.draw(place(FINS), { fill: tone.shade, ...outline });
  ink.draw(place(BODY), { fill: linear(90, tone.hi, [tone.base, 0.5], tone.dark) });
  ink.draw(place(STRIPES), { fill: '#fff6e4', opacity: 0.9 });
  ink.draw(place(BODY), outline);
  ink.draw(place(oval(31, -6, 6.5)), { fill: '#fff', stroke: tone.line, width: 1.6 });
  ink.draw(place(oval(33, -6, 3)), { fill: '#1d1626' });
}
