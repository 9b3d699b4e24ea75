import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { mapPath, type Path, type Point } from '../../ink/path.ts';
import { polygon, soft } from '../../ink/shapes.ts';

const TRIANGLE = soft(
  [
    [0, -58],
    [60, 42],
    [-60, 42],
  ],
  10,
);
const FLASH = polygon([8, -30], [-19, 10], [-3, 10], [-10, 34], [19, -6], [3, -6]);

/** The yellow triangle that warns of high voltage; `size` is its height. */
export function voltageSign(ink: Ink, [cx, cy]: Point, size: number): void {
  const place = (path: Path): Path => mapPath(path, (x, y) => [cx + x * (size / 100), cy + y * (size / 100)]);
  castShadow(ink, place(TRIANGLE), { dx: 2, dy: 4, blur: 3, opacity: 0.4 });
  solid(ink, place(TRIANGLE), '#f2bf35', { bevel: 5 });
  ink.draw(place(FLASH), { fill: '#33261c' });
}
