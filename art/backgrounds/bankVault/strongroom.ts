import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE } from '../../kits/stage/room.ts';
import { keyhole, plate, rivets, rod } from '../../matter/metal.ts';
import { goldPile, moneySack } from './goldBars.ts';

/** The opening of the recess in the wall. */
const MOUTH: Box = [1300, 232, 520, FLOOR_LINE - 232];
const FRAME = 32;
export const STRONGROOM_BOUNDS: Box = [
  MOUTH[0] - FRAME,
  MOUTH[1] - FRAME,
  MOUTH[2] + 2 * FRAME,
  MOUTH[3] + FRAME,
];
export const VANISHING: Point = [960, 388];
/** The size of the back wall as a share of the opening's size. */
const BACK = 0.8;
/** The middle of the lamp in the recess. */
export const INNER_LAMP: Point = inDepth([1560, 300], 0.5);

interface StrongroomColors {
  steel: string;
  brass: string;
  gold: string;
  cloth: string;
  lamp: string;
  floor: string;
  /** The brightness of the strongroom's lamp, 0 to 1. */
  shine: number;
  isRobbed: boolean;
}

/** A recess behind bars, where the gold lies. */
export function strongroom(ink: Ink, colors: StrongroomColors): void {
  const mouth = rect(...MOUTH);
  ink.draw(mouth, { fill: SHADOW });
  ink.clip(mouth, () => {
    drawInside(ink, colors);
    drawStock(ink, colors);
    if (colors.shine)
      ink.blend('screen', () =>
        glow(ink, INNER_LAMP[0], INNER_LAMP[1] + 90, 420, colors.lamp, 0.75 * colors.shine, 360),
      );
    drawLamp(ink, colors);
    ink.draw(mouth, { stroke: SHADOW, width: 30, opacity: 0.45, blur: 12, move: [0, 12] });
  });
  drawFrame(ink, colors);
  drawBars(ink, colors);
}

/** Moves a point of the opening into the wall: at 0 it stays, at 1 it is on the back wall. */
function inDepth([x, y]: Point, share: number): Point {
  const scale = 1 - (1 - BACK) * share;
  return [VANISHING[0] + (x - VANISHING[0]) * scale, VANISHING[1] + (y - VANISHING[1]) * scale];
}

function drawInside(ink: Ink, { steel, floor }: StrongroomColors): void {
  const [x, y, w, h] = MOUTH;
  const [left, right, foot] = [x - 130, x + w, y + h];
  const far = (at: Point) => inDepth(at, 1);
  const [back, side, lid, ground] = [-0.03, -0.11, -0.18, -0.05].map((lightness) =>
    ramp(shift(steel, { lightness })),
  );
  if (!back || !side || !lid || !ground) return;
  ink.draw(polygon(far([left, y]), far([right, y]), far([right, foot]), far([left, foot])), {
    fill: linear(90, back.base, back.shade),
  });
  ink.draw(polygon([right, y], far([right, y]), far([right, foot]), [right, foot]), {
    fill: linear(0, side.base, side.dark),
  });
  ink.draw(polygon([left, y], [right, y], far([right, y]), far([left, y])), { fill: lid.shade });
  const tone = ramp(floor);
  ink.draw(polygon([left, foot], [right, foot], far([right, foot]), far([left, foot])), {
    fill: linear(90, tone.dark, tone.base),
  });
  for (const at of range(6).map((i) => left + 90 + i * 116))
    ink.draw(polyline(far([at, y]), far([at, foot]), [at, foot]), {
      stroke: back.deep,
      width: 2.2,
      opacity: 0.7,
    });
  for (const down of [0.34, 0.68]) {
    const level = y + h * down;
    ink.draw(polyline(far([left, level]), far([right, level]), [right, level]), {
      stroke: back.deep,
      width: 2.4,
      opacity: 0.6,
    });
  }
}

/** Draws the shelves along the back, and the stock on and in front of them. */
function drawStock(ink: Ink, { steel, gold, cloth, isRobbed }: StrongroomColors): void {
  const [x, y, w, h] = MOUTH;
  for (const level of [y + h * 0.38, y + h * 0.7]) {
    const [from, foot] = inDepth([x - 60, level], 0.82);
    const [to] = inDepth([x + w, level], 0.82);
    ink.draw(rect(from, foot + 12, to - from, 30), { fill: SHADOW, opacity: 0.42, blur: 6 });
    solid(ink, rect(from, foot, to - from, 15), shift(steel, { lightness: -0.04 }), { bevel: 4, width: 2.4 });
  }
  const shelf = (share: number, at: number): Point => {
    const [px, py] = inDepth([x + at, y + h * share], 0.82);
    return [px, py + 1];
  };
  if (isRobbed) drawLeft(ink, shelf(0.38, 420), gold, cloth);
  else {
    goldPile(ink, shelf(0.38, 120), 2, gold, 0.86);
    goldPile(ink, shelf(0.38, 300), 3, gold, 0.86);
    moneySack(ink, shelf(0.38, 452), 0.72, cloth, gold);
    goldPile(ink, shelf(0.7, 370), 3, gold, 0.9);
    moneySack(ink, shelf(0.7, 90), 0.76, cloth, gold);
    moneySack(ink, shelf(0.7, 186), 0.7, cloth, gold);
  }
  const onFloor = (at: number, depth: number) => inDepth([x + at, y + h], depth);
  moneySack(ink, onFloor(400, 0.5), 1, cloth, gold);
  if (!isRobbed) {
    goldPile(ink, onFloor(150, 0.55), 4, gold);
    moneySack(ink, onFloor(470, 0.36), 0.86, shift(cloth, { lightness: -0.04 }), gold);
  }
}

/** Draws the gold that the robbers left behind. */
function drawLeft(ink: Ink, at: Point, gold: string, cloth: string): void {
  goldPile(ink, at, 1, gold, 0.86);
  const [x, y] = inDepth([MOUTH[0] + 180, FLOOR_LINE], 0.4);
  ink.draw(oval(x, y, 96, 12), { fill: SHADOW, opacity: 0.5, blur: 6 });
  solid(
    ink,
    curve(
      `M${x - 70} ${y}Q${x - 60} ${y - 36} ${x - 8} ${y - 30}Q${x + 50} ${y - 34} ${x + 74} ${y - 8}L${x + 60} ${y + 6}Z`,
    ),
    cloth,
    { bevel: 5, width: 3 },
  );
  for (const i of range(9)) {
    const [cx, cy] = [x + 54 + i * 15 + ink.jitter(8), y - 2 + ink.jitter(16)];
    const tone = ramp(gold);
    ink.draw(oval(cx, cy, 8, 4.4), { fill: linear(60, tone.hi, tone.base), stroke: tone.line, width: 1.8 });
  }
}

function drawLamp(ink: Ink, { steel, lamp, shine }: StrongroomColors): void {
  const [x, y] = INNER_LAMP;
  const glass = mix('#6a6e7c', mix(lamp, '#ffffff', 0.5), shine);
  ink.draw(polyline([x, MOUTH[1]], [x, y - 16]), { stroke: ramp(steel).line, width: 6 });
  solid(
    ink,
    polygon([x - 46, y], [x - 16, y - 20], [x + 16, y - 20], [x + 46, y]),
    shift(steel, { lightness: -0.06 }),
    { bevel: 4, width: 2.4 },
  );
  ink.draw(oval(x, y + 3, 26, 13), { fill: glass, stroke: ramp(steel).line, width: 2.2 });
}

function drawFrame(ink: Ink, { steel, brass }: StrongroomColors): void {
  const [x, y, w, h] = MOUTH;
  const frame = polygon(
    [x - FRAME, y + h],
    [x - FRAME, y - FRAME],
    [x + w + FRAME, y - FRAME],
    [x + w + FRAME, y + h],
    [x + w, y + h],
    [x + w, y],
    [x, y],
    [x, y + h],
  );
  castShadow(ink, frame, { dx: 10, dy: 8, blur: 10, opacity: 0.35 });
  plate(ink, frame, shift(steel, { lightness: 0.02 }), { bevel: 7, width: 3 });
  const sides = range(7).map((i) => y + 20 + i * 86);
  rivets(
    ink,
    sides.flatMap((at): Point[] => [
      [x - FRAME / 2, at],
      [x + w + FRAME / 2, at],
    ]),
    7.5,
    brass,
  );
  rivets(
    ink,
    range(7).map((i): Point => [x + 8 + i * 84, y - FRAME / 2]),
    7.5,
    brass,
  );
}

/** Draws the bars of the gate, one of them bent, with the lock in the middle. */
function drawBars(ink: Ink, { steel, brass, isRobbed }: StrongroomColors): void {
  const [x, y, w, h] = MOUTH;
  const color = shift(steel, { lightness: 0.05 });
  const places = range(7).map((i) => x + 38 + i * 74);
  for (const [i, at] of places.entries()) {
    const isBent = i === 2 || (isRobbed && i === 1);
    const bow = (i === 2 ? 1 : -1) * (isRobbed ? 34 : 13);
    const bar = isBent
      ? curve(
          `M${at} ${y}L${at} ${y + h * 0.36}Q${at + bow} ${y + h * 0.56} ${at} ${y + h * 0.76}L${at} ${y + h}`,
        )
      : polyline([at, y], [at, y + h]);
    ink.draw(bar, { stroke: SHADOW, width: 12, opacity: 0.3, move: [10, 6] });
    rod(ink, bar, color, 10, isBent ? null : polyline([at - 2.5, y + 8], [at - 2.5, y + h - 8]));
  }
  for (const level of [y + h * 0.27, y + h * 0.84])
    plate(ink, rect(x, level, w, 20, 3), color, { bevel: 4, width: 2.6 });
  const lock: Box = [x + w / 2 - 44, y + h * 0.5, 88, 104];
  castShadow(ink, rect(...lock, 8), { dx: 6, dy: 8, blur: 6, opacity: 0.5 });
  plate(ink, rect(...lock, 8), brass, { bevel: 5, width: 3 });
  keyhole(ink, [x + w / 2, lock[1] + 42], 9);
  rivets(
    ink,
    [
      [lock[0] + 12, lock[1] + 12],
      [lock[0] + 76, lock[1] + 12],
      [lock[0] + 12, lock[1] + 92],
      [lock[0] + 76, lock[1] + 92],
    ],
    5,
    brass,
  );
}
