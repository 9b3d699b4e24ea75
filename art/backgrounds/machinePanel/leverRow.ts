import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, mapPath, type Path, type Point } from '../../ink/path.ts';
import { oval, polyline, range, rect } from '../../ink/shapes.ts';
import { metal as polished, rod, sphere } from '../../matter/metal.ts';

const BALLS = ['#3a62a8', '#ddd3bc', '#a83a34', '#ddd3bc', '#3f8a5a'] as const;
/** The position of each lever in its slot, 0 at the top to 1 at the bottom. */
const PLACES = [0.2, 0.75, 0.35, 0.6, 0.15] as const;

/** The band below the levers, with the sign of each. */
const BAND = 40;
const DOUBLE = joinPaths(polyline([-14, -13], [-1, 0], [-14, 13]), polyline([3, -13], [16, 0], [3, 13]));
const SINGLE = polyline([-6, -13], [7, 0], [-6, 13]);
const CUP = joinPaths(
  curve('M-14 -8L-11 10Q-10 14 -5 14L4 14Q9 14 10 10L13 -8Z'),
  curve('M12 -4Q23 -3 10 7'),
);
const UP = joinPaths(polyline([0, 15], [0, -14]), polyline([-11, -3], [0, -14], [11, -3]));
/** Up, down, fast, slow and tea. Signs need no language. */
const SIGNS = [UP, mapPath(UP, (x, y) => [x, -y]), DOUBLE, SINGLE, CUP] as const;

/** Five levers in slots, each with its scale and its sign. */
export function leverRow(ink: Ink, box: Box, metal: string): void {
  const [x, y, w, h] = box;
  castShadow(ink, rect(...box, 16), { dx: 8, dy: 12, blur: 9, opacity: 0.4 });
  solid(ink, rect(...box, 16), metal, { fill: polished(metal, 75), bevel: 5 });
  recess(ink, rect(x + 18, y + 18, w - 36, h - 30 - BAND, 8), '#39333f', { depth: 8 });
  const pitch = (w - 36) / BALLS.length;
  for (const [i, color] of BALLS.entries())
    drawLever(ink, [x + 18 + pitch * (i + 0.5), y + 40], h - 74 - BAND, {
      color,
      share: PLACES[i] ?? 0,
      metal,
    });
  for (const [i, sign] of SIGNS.entries()) {
    const at: Point = [x + 18 + pitch * (i + 0.5), y + h - BAND / 2 - 5];
    engrave(
      ink,
      mapPath(sign, (dx, dy) => [at[0] + dx, at[1] + dy]),
      metal,
    );
  }
}

function engrave(ink: Ink, sign: Path, metal: string): void {
  ink.draw(sign, { stroke: ramp(metal).hi, width: 4, cap: 'round', opacity: 0.6, move: [1.5, 2] });
  ink.draw(sign, { stroke: ramp(metal).line, width: 4.5, cap: 'round' });
}

function drawLever(
  ink: Ink,
  [cx, top]: Point,
  length: number,
  { color, share, metal }: { color: string; share: number; metal: string },
): void {
  const scale = range(7).flatMap((i) => {
    const at = top + (i * length) / 6;
    const reach = i % 3 ? 10 : 18;
    return [polyline([cx - 22 - reach, at], [cx - 22, at]), polyline([cx + 22, at], [cx + 22 + reach, at])];
  });
  ink.draw(joinPaths(...scale), { stroke: '#e8dcb8', width: 2.6, opacity: 0.65 });
  ink.draw(rect(cx - 9, top - 6, 18, length + 12, 9), {
    fill: linear(0, '#0a070e', '#2a2430'),
    stroke: ramp(metal).line,
    width: 3,
  });
  const by = top + length * share;
  const middle = top + length / 2;
  rod(ink, polyline([cx, middle], [cx, by]), metal, 11, polyline([cx - 2.5, middle], [cx - 2.5, by]));
  castShadow(ink, oval(cx, by, 27), { dx: 9, dy: 15, blur: 7, opacity: 0.5 });
  solid(ink, oval(cx, by, 27), color, { fill: sphere(color), bevel: 3 });
  ink.draw(oval(cx - 9, by - 11, 7.5, 5.5), { fill: '#fff', opacity: 0.85 });
}
