import type { Ink } from '../../ink/Ink.ts';
import { curve, mapPath, type Path, type Point } from '../../ink/path.ts';
import { polyline } from '../../ink/shapes.ts';

/** A far island with two palms. */
export function palmIsland(ink: Ink, [cx, y]: Point, w: number): void {
  const color = '#5a3f78';
  ink.draw(
    curve(
      `M${cx - w * 0.24} ${y}C${cx - w * 0.14} ${y - w * 0.14} ${cx + w * 0.08} ${y - w * 0.12} ${cx + w * 0.2} ${y}Z`,
    ),
    { fill: color },
  );
  for (const [dx, h] of [
    [-0.02, 0.24],
    [0.06, 0.18],
  ] as const) {
    const top: Point = [cx + dx * w + w * 0.04, y - w * (h + 0.05)];
    ink.draw(polyline([cx + dx * w, y - w * 0.06], top), { stroke: color, width: 3.5 });
    for (const angle of [-1, -0.5, 0.5, 1]) {
      const tip: Point = [top[0] + angle * w * 0.08, top[1] + w * (Math.abs(angle) * 0.05 - 0.01)];
      ink.draw(
        curve(`M${top[0]} ${top[1]}Q${top[0] + angle * w * 0.04} ${top[1] - w * 0.05} ${tip[0]} ${tip[1]}`),
        { stroke: color, width: 4, cap: 'round' },
      );
    }
  }
}

/** A ship under two sails, far off. */
export function farSail(ink: Ink, [cx, cy]: Point, scale: number): void {
  const place = (path: Path): Path => mapPath(path, (x, y) => [cx + x * scale, cy + y * scale]);
  ink.draw(place(curve('M-30 -12L30 -12L20 4L-20 4Z')), { fill: '#5a2f4a' });
  ink.draw(place(curve('M-3 -16L-3 -72C-26 -50 -32 -34 -30 -16Z')), { fill: '#ffe6c0' });
  ink.draw(place(curve('M3 -16L3 -66C22 -48 28 -32 26 -16Z')), { fill: '#f2c8a8' });
}

/** A gull on the wing. */
export function gull(ink: Ink, [x, y]: Point, size: number): void {
  const wings = curve(
    `M${x - size} ${y - size * 0.3}Q${x - size * 0.4} ${y - size * 0.6} ${x} ${y}` +
      `Q${x + size * 0.4} ${y - size * 0.6} ${x + size} ${y - size * 0.3}`,
  );
  ink.draw(wings, { stroke: '#fff4e0', width: 3, cap: 'round' });
}
