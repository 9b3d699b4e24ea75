import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Point } from '../../ink/path.ts';
import { arc, oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { hollowWalls } from '../../kits/stage/hollow.ts';
import { escutcheon, hinge, keyhole, rivets, rod } from '../../matter/metal.ts';
import { BRASS, RIVET_IRON } from '../../matter/palette.ts';
import { grain, planks } from '../../matter/wood.ts';

const RIM = 40;

/** The iron rim that is let into the boards. */
export function hatchFrame(ink: Ink, [x, y, w, h]: Box, iron: string): void {
  const frame = joinPaths(rect(x - RIM, y - RIM, w + RIM * 2, h + RIM * 2, 10), rect(x, y, w, h, 4));
  ink.draw(rect(x - RIM, y - RIM, w + RIM * 2, h + RIM * 2, 10), {
    stroke: SHADOW,
    width: 16,
    opacity: 0.5,
    blur: 8,
  });
  solid(ink, frame, iron, { evenOdd: true, bevel: 7 });
  const along = (from: number, to: number, count: number): number[] =>
    range(count).map((i) => from + ((to - from) * i) / (count - 1));
  const bolts: Point[] = [
    ...along(x - 14, x + w + 14, 7).flatMap((cx): Point[] => [
      [cx, y - RIM / 2],
      [cx, y + h + RIM / 2],
    ]),
    ...along(y + 90, y + h - 90, 4).flatMap((cy): Point[] => [
      [x - RIM / 2, cy],
      [x + w + RIM / 2, cy],
    ]),
  ];
  rivets(ink, bolts, 9, RIVET_IRON);
}

/** The lid from above: boards across the floor's, two straps, a ring to lift it by, and a lock. */
export function hatchLid(ink: Ink, [x, y, w, h]: Box, wood: string, iron: string): void {
  ink.draw(rect(x, y, w, h), { fill: '#0a0610' });
  planks(ink, [x + 9, y + 9, w - 18, h - 18], 6, shift(wood, { lightness: 0.02 }), {
    strength: 0.55,
    vary: 0.025,
    bevel: 7,
    width: 3,
  });
  for (const share of [0.2, 0.78]) drawStrap(ink, [x + 9, y + h * share - 30, w - 18, 60], iron);
  for (const share of [0.2, 0.78]) hinge(ink, [x - 4, y + h * share - 44], 88, RIVET_IRON, 34);
  const [cx, cy] = [x + w * 0.5, y + h * 0.49];
  solid(ink, oval(cx, cy, 58), iron, { bevel: 7 });
  ink.draw(oval(cx, cy, 44), { fill: ramp(iron).deep, stroke: ramp(iron).line, width: 3 });
  castShadow(ink, oval(cx, cy + 40, 52, 50), { dx: 8, dy: 12, blur: 8, opacity: 0.25 });
  rod(ink, oval(cx, cy + 34, 50, 50), iron, 17, arc(cx, cy + 34, 50, 190, 290));
  solid(ink, rect(cx - 18, cy - 30, 36, 28, 8), iron, { bevel: 5 });
  escutcheon(ink, [x + w - 92, y + h * 0.49], 82, 124, BRASS);
  keyhole(ink, [x + w - 92, y + h * 0.49 - 16], 13);
}

function drawStrap(ink: Ink, [x, y, w, h]: Box, iron: string): void {
  const strap = rect(x, y, w, h, 4);
  castShadow(ink, strap, { dx: 5, dy: 8, blur: 6, opacity: 0.5 });
  solid(ink, strap, iron, { bevel: 6 });
  rivets(
    ink,
    range(6).map((i): Point => [x + 56 + (i * (w - 112)) / 5, y + h / 2]),
    10,
    RIVET_IRON,
  );
}

/** The shaft with its ladder and the stone floor below, lit or dark. */
export function hatchShaft(ink: Ink, mouth: Box, wood: string, below: string | null): void {
  const [x, y, w, h] = mouth;
  const foot: Box = [x + 150, y + 150, w - 300, h - 290];
  const stone = ramp('#6a6470');
  const hole = rect(...mouth);
  ink.clip(hole, () => {
    hollowWalls(mouth, foot).forEach((wall, i) => {
      ink.draw(wall, {
        fill: [stone.line, stone.dark, stone.shade, stone.deep][i] ?? stone.deep,
        stroke: '#140c1c',
        width: 3,
      });
    });
    drawShaftJoints(ink, mouth, foot);
    ink.draw(rect(...foot), {
      fill: below ? linear(60, stone.light, stone.base) : linear(60, stone.deep, '#0c0814'),
    });
    const [fx, fy, fw, fh] = foot;
    ink.clip(rect(...foot), () => {
      const joints = range(4).flatMap((i) => [
        polyline([fx, fy + i * 100], [fx + fw, fy + i * 100]),
        polyline([fx + i * 130 + (i % 2) * 40, fy], [fx + i * 130, fy + fh]),
      ]);
      ink.draw(joinPaths(...joints), { stroke: stone.line, width: 3.4, opacity: 0.7 });
    });
    const dark = below ? 0.35 : 0.62;
    ink.draw(hole, { fill: linear(90, ['#06040c', 0, dark], ['#06040c', 1, dark * 0.7]) });
    if (below) ink.blend('screen', () => glow(ink, fx + fw / 2, fy + fh / 2, 420, below, 0.95));
    drawLadder(ink, mouth, foot, wood);
    ink.draw(hole, { stroke: SHADOW, width: 60, opacity: 0.6, blur: 18, move: [10, 14] });
  });
}

function drawShaftJoints(ink: Ink, [x, y, w, h]: Box, [fx, fy, fw, fh]: Box): void {
  const rings = [0.3, 0.58, 0.82].map((share) =>
    rect(x + (fx - x) * share, y + (fy - y) * share, w + (fw - w) * share, h + (fh - h) * share),
  );
  ink.draw(joinPaths(...rings), { stroke: '#140c1c', width: 3, opacity: 0.7 });
}

/** The ladder, from the lower edge of the opening into the depth; each rung is smaller than the one above. */
function drawLadder(ink: Ink, [x, y, w, h]: Box, [fx, fy, fw, fh]: Box, wood: string): void {
  const at = (share: number, side: number): Point => {
    const half = 120 + (58 - 120) * share;
    return [
      x + w / 2 + (fx + fw / 2 - x - w / 2) * share + side * half,
      y + h + 20 + (fy + fh * 0.62 - y - h) * share,
    ];
  };
  for (const i of range(7)) {
    const share = 0.06 + i * 0.135;
    const [left, right] = [at(share, -1), at(share, 1)];
    rod(
      ink,
      polyline(left, right),
      shift(wood, { lightness: 0.05 - share * 0.1 }),
      20 - share * 11,
      polyline([left[0], left[1] - 4], [right[0], right[1] - 4]),
    );
  }
  for (const side of [-1, 1]) {
    const [from, to] = [at(0, side), at(1, side)];
    const rail = polygon(
      [from[0] - 16, from[1]],
      [from[0] + 16, from[1]],
      [to[0] + 8, to[1]],
      [to[0] - 8, to[1]],
    );
    castShadow(ink, rail, { dx: 10, dy: 6, blur: 8, opacity: 0.5 });
    solid(ink, rail, wood, { bevel: 5 });
  }
}

/** The open lid behind the opening, seen steeply from above. */
export function lidThrownBack(ink: Ink, [x, y, w]: Box, wood: string, iron: string): void {
  const [top, foot] = [y - 196, y - RIM + 8];
  const lid = polygon([x + 6, foot], [x + w - 6, foot], [x + w + 44, top], [x - 44, top]);
  castShadow(ink, lid, { dx: 18, dy: -16, blur: 18, opacity: 0.55 });
  solid(ink, lid, shift(wood, { lightness: -0.05 }), {
    bevel: 8,
    texture: () => {
      grain(ink, [x - 44, top, w + 88, foot - top], wood, { strength: 0.5 });
      const seams = range(5).map((i) =>
        polyline([x + ((i + 1) * w) / 6, foot], [x - 44 + ((i + 1) * (w + 88)) / 6, top]),
      );
      ink.draw(joinPaths(...seams), { stroke: ramp(wood).line, width: 4 });
    },
  });
  for (const share of [0.22, 0.78]) {
    const strapY = foot + (top - foot) * share;
    const reach = 44 * share;
    const strap = polygon(
      [x - reach + 20, strapY + 15],
      [x + w + reach - 20, strapY + 15],
      [x + w + reach - 16, strapY - 15],
      [x - reach + 16, strapY - 15],
    );
    solid(ink, strap, iron, { bevel: 5 });
    rivets(
      ink,
      range(5).map((i): Point => [x + 60 + (i * (w - 120)) / 4, strapY]),
      8,
      RIVET_IRON,
    );
  }
  for (const share of [0.2, 0.8]) hinge(ink, [x + w * share, foot - 18], 46, RIVET_IRON, 46);
}
