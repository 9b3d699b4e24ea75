import type { Ink } from '../ink/Ink.ts';
import { linear, radial } from '../ink/paint.ts';
import { curve, joinPaths, type Path, type Point, polar, turnPath } from '../ink/path.ts';
import { oval, polyline, range, soft } from '../ink/shapes.ts';

const ICE = '#eaf8ff';

/** A row of icicles below a crust of ice, from x to x + width; `most` is the length of the longest. */
export function icicles(ink: Ink, [x, y]: Point, width: number, most: number): void {
  const count = Math.max(3, Math.round(width / (most * 0.42)));
  const pitch = width / count;
  for (const i of range(count)) {
    const half = pitch * (0.3 + ink.random() * 0.3);
    const length = most * (i % 2 ? 0.35 : 0.65) * (0.7 + ink.random() * 0.8);
    icicle(ink, [x + (i + 0.5) * pitch + ink.jitter(pitch * 0.3), y], half, length);
  }
  const crust = range(count * 2 + 1).map(
    (i): Point => [x + (i * pitch) / 2, y + (i % 2 ? 0.16 : 0.05) * most],
  );
  const outline = soft(
    [[x - 4, y - most * 0.12], [x + width + 4, y - most * 0.12], ...crust.toReversed()],
    4,
  );
  ink.draw(outline, { fill: linear(90, '#ffffff', '#d6f1ff'), stroke: '#6f9fc4', width: 2 });
}

function icicle(ink: Ink, [cx, y]: Point, half: number, length: number): void {
  const outline = curve(
    `M${cx - half} ${y}` +
      `C${cx - half * 0.4} ${y + length * 0.3} ${cx - half * 0.3} ${y + length * 0.7} ${cx} ${y + length}` +
      `C${cx + half * 0.3} ${y + length * 0.7} ${cx + half * 0.4} ${y + length * 0.3} ${cx + half} ${y}Z`,
  );
  ink.draw(outline, {
    fill: linear(90, '#ffffff', ['#cdeeff', 0.4], '#86c4ea'),
    stroke: '#5a8fb8',
    width: 2,
  });
}

/** A snowflake of six arms. */
export function snowflake(
  ink: Ink,
  center: Point,
  radius: number,
  color: string,
  width = radius * 0.13,
): void {
  const [cx, cy] = center;
  const arm = joinPaths(
    polyline([cx, cy], [cx + radius, cy]),
    ...[0.45, 0.72].map((reach) =>
      polyline(
        polar(cx + radius * reach, cy, radius * 0.32, -55),
        [cx + radius * reach, cy],
        polar(cx + radius * reach, cy, radius * 0.32, 55),
      ),
    ),
  );
  const flake: Path = joinPaths(...range(6).map((i) => turnPath(arm, i * 60 + 30, center)));
  ink.draw(flake, { stroke: color, width, cap: 'round' });
}

/** Frost around a point: a white haze and feathers of ice. Draw it inside a clip. */
export function rime(ink: Ink, center: Point, size: number): void {
  const [cx, cy] = center;
  const breath = radial(0.5, 0.5, 0.5, ['#ffffff', 0, 0.95], [ICE, 0.5, 0.7], [ICE, 1, 0]);
  ink.draw(oval(cx, cy, size * 1.15), { fill: breath });
  const feathers = range(11).map((i) =>
    feather(ink, center, size * (0.7 + ink.random() * 0.55), i * 40 + ink.jitter(18)),
  );
  ink.draw(joinPaths(...feathers), { stroke: '#ffffff', width: 2.2, cap: 'round', opacity: 0.85 });
}

function feather(ink: Ink, center: Point, length: number, degrees: number): Path {
  const [cx, cy] = center;
  const barbs = [0.52, 0.76].map((reach) => {
    const size = length * (1.05 - reach) * (0.5 + ink.random() * 0.3);
    const root: Point = [cx + length * reach, cy];
    return polyline(polar(...root, size, -40), root, polar(...root, size, 40));
  });
  return turnPath(joinPaths(polyline([cx, cy], [cx + length, cy]), ...barbs), degrees, center);
}
