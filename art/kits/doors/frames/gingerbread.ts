import { type Color, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, settle, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { joinPaths, type Path, type Point, type Segment } from '../../../ink/path.ts';
import { oval, polygon, polyline, range, soft } from '../../../ink/shapes.ts';
import { candyCane, gumdrop, peppermint, SUGAR } from '../../../matter/candy.ts';
import { DOOR_HEIGHT, frameShadow } from '../door.ts';

export interface Gingerbread {
  dough: Color;
  candy: Color;
  /** Colours of the gumdrops, from the eaves to the top and down again. */
  drops: readonly Color[];
}

const PEAK: Point = [192, 34];
const EAVE_X = 200;
const SLOPE = 0.86;
const WALL: Path = polygon([18, 196], [192, 60], [366, 196], [366, DOOR_HEIGHT], [18, DOOR_HEIGHT]);
const ROOF: Path = soft(
  [
    roofPoint(0),
    roofPoint(EAVE_X),
    roofPoint(EAVE_X - 8, 46),
    roofPoint(0, 62),
    roofPoint(-EAVE_X + 8, 46),
    roofPoint(-EAVE_X),
  ],
  10,
);
const DRIPS = [26, 44, 30, 52, 28, 40, 40, 28, 52, 30, 44, 26];

/** The front of a gingerbread house around an opening, with a roof of icing and candy canes at its sides. */
export function gingerbread(ink: Ink, opening: Path, { dough, candy, drops }: Gingerbread): void {
  frameShadow(ink, joinPaths(WALL, ROOF));
  solid(ink, joinPaths(WALL, opening), dough, { evenOdd: true, bevel: 8, texture: () => crumbs(ink, dough) });
  ink.clip(joinPaths(WALL, opening), () => settle(ink, WALL, 0.28, 0.5), true);
  for (const x of [26, 320]) candyCane(ink, [x, 206, 38, DOOR_HEIGHT - 200], candy);
  castShadow(ink, ROOF, { dx: 2, dy: 12, blur: 8, opacity: 0.4 });
  solid(ink, ROOF, dough, { bevel: 6, texture: () => crumbs(ink, dough) });
  icing(ink);
  drops.forEach((color, i) => {
    const across = (i / (drops.length - 1) - 0.5) * 2 * (EAVE_X - 24);
    const [x, y] = roofPoint(across, 4);
    if (Math.abs(across) > 30) gumdrop(ink, [x, y], 0.86, color, Math.sign(across) * 38);
  });
  peppermint(ink, [PEAK[0], PEAK[1] + 16], 38, candy);
}

/** A point on the roof's upper edge, `down` units below it. */
function roofPoint(across: number, down = 0): Point {
  return [PEAK[0] + across, PEAK[1] + Math.abs(across) * SLOPE + down];
}

function crumbs(ink: Ink, color: Color): void {
  const tone = ramp(color);
  const crumb = (): Path => oval(ink.random() * 384, 40 + ink.random() * 750, 1.5 + ink.random() * 2.2);
  ink.draw(joinPaths(...range(26).map(crumb)), { fill: tone.dark, opacity: 0.4 });
  ink.draw(joinPaths(...range(18).map(crumb)), { fill: tone.hi, opacity: 0.5 });
}

/** Icing that runs down over the edge of the roof. */
function icing(ink: Ink): void {
  const step = (2 * (EAVE_X - 4)) / DRIPS.length;
  const edge = range(DRIPS.length + 1).map((i) => roofPoint(EAVE_X - 4 - i * step, 20));
  const drips = edge.slice(1).map((to, i): Segment => {
    const from = edge[i] ?? to;
    const deep = DRIPS[i] ?? 0;
    return {
      command: 'C',
      points: [[from[0] - step * 0.08, from[1] + deep], [to[0] + step * 0.08, to[1] + deep], to],
    };
  });
  const top = polyline(
    roofPoint(-EAVE_X + 4, -4),
    roofPoint(0, -8),
    roofPoint(EAVE_X - 4, -4),
    edge[0] ?? PEAK,
  );
  const path: Path = [...top, ...drips, { command: 'Z', points: [] }];
  castShadow(ink, path, { dx: 2, dy: 6, blur: 4, opacity: 0.3 });
  solid(ink, path, SUGAR, { bevel: 6, rim: 0.9, shade: 0.22, fill: linear(65, '#ffffff', SUGAR, '#f3dfdc') });
}
