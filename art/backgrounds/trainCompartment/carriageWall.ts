import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, joinPaths, movePath, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE, fadeDown, STAGE_WIDTH } from '../../kits/stage/room.ts';
import { metal } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';
import { board, fieldedPanel } from '../../matter/wood.ts';

const CEILING_FOOT = 78;
const HEADER_FOOT = 122;
export const DADO_TOP = 556;
/** The pilasters between the windows. */
export const PILASTERS = [20, 640, 1214, 1836] as const;
const PILASTER_WIDTH = 64;

export interface CarriageColors {
  wood: string;
  /** The colour of the stamped leather between the pilasters. */
  leather: string;
  ceiling: string;
}

/** Mahogany and stamped leather under a painted vault. */
export function carriageWall(ink: Ink, colors: CarriageColors): void {
  drawLeather(ink, colors.leather);
  drawVault(ink, colors);
  drawPanelling(ink, colors.wood);
  for (const x of PILASTERS) drawPilaster(ink, x, colors.wood);
  drawHeader(ink, colors.wood);
}

function drawLeather(ink: Ink, color: string): void {
  const tone = ramp(color);
  ink.draw(rect(0, HEADER_FOOT - 10, STAGE_WIDTH, DADO_TOP - HEADER_FOOT + 20), {
    fill: linear(80, tone.shade, [tone.base, 0.4], tone.shade),
  });
  const stamp = joinPaths(
    curve('M0 -30Q16 -10 0 0Q-16 -10 0 -30Z'),
    curve('M0 30Q16 10 0 0Q-16 10 0 30Z'),
    curve('M-24 0Q-8 14 0 0Q-8 -14 -24 0Z'),
    curve('M24 0Q8 14 0 0Q8 -14 24 0Z'),
  );
  const places = range(7 * 30).map((n): Point => {
    const row = Math.floor(n / 30);
    return [(n % 30) * 68 + (row % 2) * 34 - 20, 150 + row * 64];
  });
  const all = joinPaths(...places.map(([x, y]) => movePath(stamp, x, y)));
  ink.draw(all, { fill: tone.dark, opacity: 0.38 });
  ink.draw(all, { stroke: tone.light, width: 1.6, opacity: 0.5, move: [1, 1.6] });
  for (const _ of range(18))
    ink.draw(oval(ink.random() * STAGE_WIDTH, 160 + ink.random() * 380, 50 + ink.random() * 70, 16), {
      fill: ink.random() < 0.5 ? tone.light : tone.deep,
      opacity: 0.12,
      blur: 9,
    });
}

/** The curved ceiling, with ribs that run toward the viewer and a garland between them. */
function drawVault(ink: Ink, { ceiling, wood }: CarriageColors): void {
  const tone = ramp(ceiling);
  ink.draw(rect(0, 0, STAGE_WIDTH, CEILING_FOOT + 6), {
    fill: linear(90, tone.dark, [tone.base, 0.6], tone.light),
  });
  const along = (x: number, y: number): Point => [x + (x - 960) * 0.0022 * (CEILING_FOOT - y), y];
  for (const i of range(9)) {
    const x = i * 240;
    const swag = curve(`M${x + 34} 16Q${x + 120} 74 ${x + 206} 16`);
    ink.draw(swag, { stroke: ramp(BRASS).shade, width: 4, opacity: 0.55 });
    for (const share of [0.25, 0.5, 0.75]) {
      const [cx, cy] = [x + 34 + 172 * share, 16 + 58 * 2 * share * (1 - share)];
      ink.draw(oval(cx, cy, 9, 6), { fill: tone.shade, stroke: ramp(BRASS).dark, width: 1.8, opacity: 0.8 });
    }
  }
  for (const i of range(9)) {
    const x = i * 240;
    const rib = polygon(
      along(x - 15, CEILING_FOOT + 4),
      along(x + 15, CEILING_FOOT + 4),
      along(x + 15, -6),
      along(x - 15, -6),
    );
    castShadow(ink, rib, { dx: 9, dy: 0, blur: 6, opacity: 0.4 });
    solid(ink, rib, wood, { bevel: 5 });
    ink.draw(polyline(along(x, CEILING_FOOT), along(x, 0)), { stroke: BRASS, width: 2.6, opacity: 0.8 });
  }
  fadeDown(ink, [0, 0, STAGE_WIDTH, 60], SHADOW, 0.5);
}

function drawPanelling(ink: Ink, wood: string): void {
  const foot = FLOOR_LINE - 46;
  board(ink, [-20, DADO_TOP, STAGE_WIDTH + 40, foot - DADO_TOP], wood, {
    direction: 'along x',
    strength: 0.34,
    density: 0.6,
  });
  const bays = PILASTERS.map((x) => x + PILASTER_WIDTH);
  for (const [i, left] of bays.entries()) {
    const right = PILASTERS[i + 1];
    if (right === undefined) continue;
    const count = 4;
    const pitch = (right - left) / count;
    for (const n of range(count))
      fieldedPanel(ink, [left + n * pitch + 10, DADO_TOP + 34, pitch - 20, foot - DADO_TOP - 52], wood, {
        inset: 14,
      });
  }
  const rail = rect(-20, DADO_TOP - 12, STAGE_WIDTH + 40, 28, 4);
  castShadow(ink, rail, { dx: 0, dy: 12, blur: 7, opacity: 0.5 });
  solid(ink, rail, wood, { bevel: 5 });
  ink.draw(rect(-20, DADO_TOP + 1, STAGE_WIDTH + 40, 4), { fill: BRASS });
  ink.draw(rect(-20, DADO_TOP + 5, STAGE_WIDTH + 40, 1.6), { fill: ramp(BRASS).deep });
  solid(ink, rect(-20, foot, STAGE_WIDTH + 40, FLOOR_LINE - foot + 2), shift(wood, { lightness: -0.04 }), {
    bevel: 5,
  });
  ink.draw(rect(-20, foot + 12, STAGE_WIDTH + 40, 3), { fill: BRASS, opacity: 0.75 });
  for (const _ of range(30)) {
    const [x, y] = [ink.random() * STAGE_WIDTH, foot - 20 + ink.random() * 56];
    ink.draw(polyline([x, y], [x + 10 + ink.random() * 14, y + ink.jitter(6)]), {
      stroke: ink.random() < 0.5 ? ramp(wood).hi : ramp(wood).deep,
      width: 1.9,
      opacity: 0.5,
      cap: 'round',
    });
  }
}

function drawPilaster(ink: Ink, x: number, wood: string): void {
  const shaft = rect(x, HEADER_FOOT - 4, PILASTER_WIDTH, FLOOR_LINE - HEADER_FOOT + 4);
  castShadow(ink, shaft, { dx: 12, dy: 0, blur: 11, opacity: 0.45 });
  board(ink, [x, HEADER_FOOT - 4, PILASTER_WIDTH, FLOOR_LINE - HEADER_FOOT + 4], wood, {
    strength: 0.4,
    density: 0.7,
    bevel: 7,
  });
  drawInlay(ink, x + PILASTER_WIDTH / 2, wood);
  for (const [y, h] of [
    [HEADER_FOOT - 2, 30],
    [DADO_TOP - 18, 40],
    [FLOOR_LINE - 58, 60],
  ] as const)
    solid(ink, rect(x - 7, y, PILASTER_WIDTH + 14, h, 4), wood, { bevel: 5 });
  solid(ink, rect(x - 7, HEADER_FOOT + 26, PILASTER_WIDTH + 14, 8, 3), BRASS, {
    bevel: 2,
    width: 2.2,
    fill: metal(BRASS, 90),
  });
}

/** An inlay of light wood: a stem with leaves. */
function drawInlay(ink: Ink, cx: number, wood: string): void {
  const light = shift(wood, { lightness: 0.2, chromaTimes: 1.1 });
  ink.draw(polyline([cx, 180], [cx, 250]), { stroke: light, width: 3 });
  ink.draw(polyline([cx, 430], [cx, 522]), { stroke: light, width: 3 });
  const leaves = [188, 210, 232, 446, 468, 490].flatMap((y) =>
    [-1, 1].map((side) =>
      curve(
        `M${cx} ${y + 12}Q${cx + side * 4} ${y - 4} ${cx + side * 19} ${y - 6}Q${cx + side * 16} ${y + 10} ${cx} ${y + 12}Z`,
      ),
    ),
  );
  ink.draw(joinPaths(...leaves), { fill: light, stroke: ramp(wood).dark, width: 1.6, opacity: 0.9 });
}

function drawHeader(ink: Ink, wood: string): void {
  const tone = ramp(wood);
  const beam = rect(-20, CEILING_FOOT, STAGE_WIDTH + 40, HEADER_FOOT - CEILING_FOOT);
  castShadow(ink, beam, { dx: 0, dy: 18, blur: 14, opacity: 0.55 });
  solid(ink, beam, wood, { bevel: 6, fill: linear(90, tone.light, [tone.base, 0.5], tone.dark) });
  ink.draw(rect(-20, CEILING_FOOT + 10, STAGE_WIDTH + 40, 3.4), { fill: BRASS, opacity: 0.9 });
  for (const i of range(56))
    solid(ink, rect(i * 35 - 6, CEILING_FOOT + 22, 18, 14, 2), wood, { bevel: 2, width: 1.9 });
}
