import { type Color, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { SHADOW } from '../../ink/light.ts';
import { type Box, joinPaths, type Path, type Point } from '../../ink/path.ts';
import { polyline, range, rect, soft } from '../../ink/shapes.ts';

/** Draws stains that run down a wall from an edge, in streaks of different lengths. */
export function drips(
  ink: Ink,
  [x, top]: Point,
  [width, length]: readonly [number, number],
  color: string,
  opacity = 0.2,
): void {
  const runs = range(6).map(
    (i): Point => [x + (i - 2.5) * (width / 6), length * (0.35 + ink.random() * 0.65)],
  );
  for (const [at, reach] of runs)
    ink.draw(rect(at - 7, top, 15, reach, [0, 0, 8, 8]), { fill: color, opacity, blur: 6 });
}

/** A crack from point to point, with a fork at its second point and light on its lower edge. */
export function crack(ink: Ink, points: readonly Point[], color: Color, width = 3): void {
  const tone = ramp(color);
  const [, fork = [0, 0]] = points;
  const side = polyline(fork, [fork[0] + 22, fork[1] + 12], [fork[0] + 30, fork[1] + 34]);
  const whole = joinPaths(polyline(...points), side);
  ink.draw(whole, { stroke: tone.hi, width: width * 0.7, opacity: 0.4, move: [1.6, 1.8] });
  ink.draw(whole, { stroke: tone.line, width, opacity: 0.8 });
}

const BRICK = { height: 22, length: 58, joint: 4 };

/** Draws an area of fallen plaster: bricks in a ragged hole, with the shadow of its upper edge. */
export function fallenPlaster(
  ink: Ink,
  outline: readonly Point[],
  { plaster, brick }: { plaster: Color; brick: Color },
): void {
  const hole = soft(outline, 9);
  const [edge, mortar] = [ramp(plaster), ramp(shift(brick, { chromaTimes: 0.4, lightness: -0.08 }))];
  ink.draw(hole, { fill: edge.hi, stroke: edge.hi, width: 7, move: [1.5, 2.5] });
  ink.draw(hole, { fill: mortar.dark, stroke: edge.line, width: 2.2 });
  ink.clip(hole, () => {
    for (const [path, lightness] of bricksWithin(ink, boundsOf(outline))) {
      const tone = ramp(shift(brick, { lightness }));
      ink.draw(path, { fill: tone.base, stroke: tone.dark, width: 1.6 });
    }
    ink.draw(hole, { stroke: SHADOW, width: 15, opacity: 0.5, blur: 5, move: [3, 5] });
  });
}

/** Returns the bricks in three shades, each as one shape. */
function bricksWithin(ink: Ink, [x, y, w, h]: Box): (readonly [Path, number])[] {
  const shades = [-0.04, 0, 0.035].map((lightness) => [[] as Path[], lightness] as const);
  const { height, length, joint } = BRICK;
  for (const row of range(h / height + 1))
    for (const i of range(w / length + 2)) {
      const at = rect(
        x + (i - (row % 2 ? 0.5 : 0.9)) * length,
        y + row * height,
        length - joint,
        height - joint,
        3,
      );
      shades[Math.floor(ink.random() * shades.length)]?.[0].push(at);
    }
  return shades.map(([paths, lightness]) => [joinPaths(...paths), lightness]);
}

function boundsOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
}
