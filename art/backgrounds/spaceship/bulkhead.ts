import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../ink/light.ts';
import { type Box, joinPaths, type Path, type Point } from '../../ink/path.ts';
import { oval, polyline, range, rect, soft, spline } from '../../ink/shapes.ts';
import { rivets } from '../../matter/metal.ts';

const TOP = 54;
const FOOT = 750;
/** The inner edges of the struts, which leave the door bay free. */
const [LEFT, RIGHT] = [806, 1210];
const GIRTH = 30;
const CORNER = 62;

/** Returns the bounds of the two struts. */
export function bulkheadBounds(): Box[] {
  return [LEFT - GIRTH, RIGHT].map((x) => [x, TOP, GIRTH, FOOT - TOP] as const);
}

/** The frame of a bulkhead around the door: a strut on either side, a beam above, gussets between them. */
export function bulkhead(ink: Ink, hull: string, light: string): void {
  const frame = joinPaths(outline(GIRTH), outline(0));
  castShadow(ink, outline(GIRTH), { dx: 0, dy: 8, blur: 14, opacity: 0.3 });
  solid(ink, frame, shift(hull, { lightness: -0.05 }), { evenOdd: true, bevel: 7 });
  const line = ramp(hull).deep;
  for (const x of [LEFT - GIRTH / 2, RIGHT + GIRTH / 2]) {
    for (const y of [250, 610])
      ink.draw(polyline([x - GIRTH / 2 + 3, y], [x + GIRTH / 2 - 3, y]), {
        stroke: line,
        width: 3,
        opacity: 0.7,
      });
    rivets(
      ink,
      [190, 280, 580, 720].map((y): Point => [x, y]),
      5.5,
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

/** A cover that hangs by its last screw, and the cables behind it. */
export function hangingCover(ink: Ink, [x, y, w, h]: Box, hull: string, cables: readonly string[]): void {
  recess(ink, rect(x, y, w, h, 10), shift(hull, { lightness: -0.32 }), { depth: 12 });
  ink.clip(rect(x, y, w, h, 10), () => {
    for (const [i, color] of cables.entries()) {
      const top = y + 16 + i * 26;
      const cable = spline([
        [x - 8, top],
        [x + w * 0.4, top + (i % 2 ? 9 : -5)],
        [x + w + 8, top + 5],
      ]);
      ink.draw(cable, { stroke: ramp(color).line, width: 19 });
      ink.draw(cable, { stroke: ramp(color).shade, width: 13 });
      ink.draw(cable, { stroke: ramp(color).hi, width: 4, opacity: 0.7, move: [0, -3] });
    }
  });
  ink.at([x + w - 13, y + 13], () => drawCover(ink, w, h, hull), { turn: -14 });
}

/** The cover, drawn around the screw in its upper right corner. */
function drawCover(ink: Ink, w: number, h: number, hull: string): void {
  const cover = rect(-w + 14, -12, w, h, 8);
  castShadow(ink, cover, { dx: 8, dy: 12, blur: 9, opacity: 0.5 });
  solid(ink, cover, shift(hull, { lightness: 0.02 }), { bevel: 5 });
  for (const i of range(3)) {
    ink.draw(rect(-w + 42, 12 + i * 19, w - 58, 10, 5), { fill: ramp(hull).deep });
    ink.draw(rect(-w + 42, 21 + i * 19, w - 58, 3, 1.5), { fill: ramp(hull).hi, opacity: 0.6 });
  }
  rivets(ink, [[0, 0]], 6, hull);
  for (const [dx, dy] of [
    [-w + 28, 2],
    [-w + 28, h - 26],
    [0, h - 26],
  ] as const)
    ink.draw(oval(dx, dy, 4), { fill: ramp(hull).line });
}
