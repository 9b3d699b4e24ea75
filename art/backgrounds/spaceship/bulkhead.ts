import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../ink/light.ts';
import { type Box, curve, joinPaths, type Path, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect, soft, spline } from '../../ink/shapes.ts';
import { drips } from '../../kits/stage/wallWear.ts';
import { rivets } from '../../matter/metal.ts';

const TOP = 54;
const FOOT = 750;
/** Inner edges, which leave the door bay free. */
const [LEFT, RIGHT] = [806, 1210];
const GIRTH = 30;
const CORNER = 62;

/** Its two struts. */
export function bulkheadBounds(): Box[] {
  return [LEFT - GIRTH, RIGHT].map((x) => [x, TOP, GIRTH, FOOT - TOP] as const);
}

/** The ring of a bulkhead round the door's wall: a strut on either side, a beam above, gussets between. */
export function bulkhead(ink: Ink, hull: string, light: string): void {
  const frame = joinPaths(outline(GIRTH), outline(0));
  castShadow(ink, outline(GIRTH), { dx: 0, dy: 8, blur: 14, opacity: 0.3 });
  solid(ink, frame, shift(hull, { lightness: -0.05 }), { evenOdd: true, bevel: 7 });
  const line = ramp(hull).deep;
  for (const x of [LEFT - GIRTH / 2, RIGHT + GIRTH / 2]) {
    for (const y of [250, 430, 610])
      ink.draw(polyline([x - GIRTH / 2 + 3, y], [x + GIRTH / 2 - 3, y]), {
        stroke: line,
        width: 3,
        opacity: 0.7,
      });
    rivets(
      ink,
      [160, 226, 274, 406, 454, 586, 634, 720].map((y): Point => [x, y]),
      4.5,
      hull,
    );
    ink.draw(rect(x - 4, 320, 8, 60, 4), { fill: mix(light, '#ffffff', 0.5), stroke: line, width: 2.4 });
    glow(ink, x, 350, 44, light, 0.4, 62);
  }
}

function outline(out: number): Path {
  const [left, right, top] = [LEFT - out, RIGHT + out, TOP + GIRTH - out];
  const cut = CORNER + out * 0.4;
  return soft(
    [
      [left + cut, top],
      [right - cut, top],
      [right, top + cut],
      [right, FOOT],
      [left, FOOT],
      [left, top + cut],
    ],
    8,
  );
}

/** A hole in the hull that was mended in a hurry: a plate set on askew, and the weld around it. */
export function mendedPlate(ink: Ink, at: Point, hull: string): void {
  ink.at(
    at,
    () => {
      const plate = soft(
        [
          [-58, -34],
          [46, -38],
          [60, 26],
          [-50, 36],
        ],
        7,
      );
      ink.draw(plate, { stroke: ramp(hull).line, width: 15, opacity: 0.5, blur: 4 });
      ink.draw(plate, { stroke: ramp('#b8a088').base, width: 9 });
      solid(ink, plate, mix(shift(hull, { lightness: -0.07 }), '#a87c54', 0.28), { bevel: 5 });
      rivets(
        ink,
        [
          [-46, -24],
          [36, -28],
          [48, 16],
          [-40, 26],
        ],
        4.5,
        hull,
      );
    },
    { turn: 5 },
  );
}

/** A cover that hangs by its last screw; behind it the ship's wires, one of them out of its plug. */
export function hangingCover(ink: Ink, [x, y, w, h]: Box, hull: string, wires: readonly string[]): void {
  const tone = ramp(hull);
  recess(ink, rect(x, y, w, h, 8), shift(hull, { lightness: -0.32 }), { depth: 10 });
  ink.clip(rect(x, y, w, h, 8), () => {
    for (const [i, color] of wires.entries()) {
      const top = y + 16 + i * 20;
      const wire = spline([
        [x - 8, top],
        [x + w * 0.34, top + (i % 2 ? 12 : -8)],
        [x + w * 0.66, top + (i % 2 ? -10 : 14)],
        [x + w + 8, top + 6],
      ]);
      ink.draw(wire, { stroke: tone.line, width: 10 });
      ink.draw(wire, { stroke: color, width: 6 });
      ink.draw(wire, { stroke: '#ffffff', width: 1.6, opacity: 0.5, move: [0, -1.6] });
    }
  });
  const end = curve(`M${x + 34} ${y + h - 30}Q${x + 40} ${y + h + 16} ${x + 22} ${y + h + 24}`);
  ink.draw(end, { stroke: tone.line, width: 9, cap: 'round' });
  ink.draw(end, { stroke: wires[0] ?? hull, width: 5.5, cap: 'round' });
  ink.draw(oval(x + 20, y + h + 25, 4), { fill: '#f0d8a0', stroke: tone.line, width: 1.6 });
  ink.at([x + w - 12, y + 12], () => drawCover(ink, w, h, hull), { turn: -16 });
}

/** Around the screw in its upper right corner. */
function drawCover(ink: Ink, w: number, h: number, hull: string): void {
  const cover = rect(-w + 14, -12, w, h, 8);
  castShadow(ink, cover, { dx: 8, dy: 12, blur: 9, opacity: 0.5 });
  solid(ink, cover, shift(hull, { lightness: 0.02 }), { bevel: 5 });
  for (const i of range(4)) {
    ink.draw(rect(-w + 36, 12 + i * 17, w - 46, 8, 4), { fill: ramp(hull).deep });
    ink.draw(rect(-w + 36, 19 + i * 17, w - 46, 2.6, 1.3), { fill: ramp(hull).hi, opacity: 0.6 });
  }
  rivets(ink, [[0, 0]], 6, hull);
  for (const [dx, dy] of [
    [-w + 28, 2],
    [-w + 28, h - 26],
    [0, h - 26],
  ] as const)
    ink.draw(oval(dx, dy, 4), { fill: ramp(hull).line });
}

/** Oil below the clamps of the pipes, and what crates scraped off the wall. */
export function hullWear(ink: Ink, hull: string): void {
  const tone = ramp(hull);
  for (const [x, length] of [
    [714, 100],
    [1282, 130],
    [1566, 70],
  ] as const)
    drips(ink, [x, 92], [26, length], tone.deep, 0.15);
  const scrapes = [
    [600, 604],
    [640, 612],
    [1262, 720],
    [1300, 726],
    [250, 716],
  ] as const;
  ink.draw(
    joinPaths(...scrapes.map(([x, y]) => polygon([x, y], [x + 46, y - 5], [x + 60, y - 1], [x + 20, y + 4]))),
    { fill: tone.hi, opacity: 0.45 },
  );
}
