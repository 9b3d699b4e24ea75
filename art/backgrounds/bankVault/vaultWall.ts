import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, curve, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE, fadeDown, STAGE_WIDTH, WALL_BOX } from '../../kits/stage/room.ts';
import { brushed } from '../../matter/brushed.ts';
import { rivets } from '../../matter/metal.ts';

export const CORNICE_FOOT = 108;
const FRIEZE_FOOT = 158;
const SKIRTING_TOP = FLOOR_LINE - 62;
const PLATE_WIDTH = 214;
const PLATE_SEAM = 468;

export interface WallColors {
  /** The enamel of the plates. */
  wall: string;
  steel: string;
  brass: string;
  rust: string;
}

/** Draws steel plates under a brass frieze, and a beam that carries the ceiling. */
export function vaultWall(ink: Ink, colors: WallColors): void {
  const tone = ramp(colors.wall);
  ink.draw(rect(...WALL_BOX), { fill: linear(85, tone.light, [tone.base, 0.5], tone.shade) });
  for (const column of range(9)) {
    const x = 8 + column * PLATE_WIDTH;
    drawPlate(ink, [x, FRIEZE_FOOT, PLATE_WIDTH, PLATE_SEAM - FRIEZE_FOOT], colors.wall);
    if (x !== CROOKED_AT)
      drawPlate(ink, [x, PLATE_SEAM, PLATE_WIDTH, SKIRTING_TOP - PLATE_SEAM], colors.wall);
  }
  drawCrooked(ink, colors);
  drawRust(ink, colors.rust);
  drawScratches(ink, colors.wall);
  drawSkirting(ink, colors);
  drawFrieze(ink, colors);
  drawBeam(ink, colors.steel);
}

/** The left edge of the plate that was put back askew. */
const CROOKED_AT = 8 + 3 * PLATE_WIDTH;

function drawPlate(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const own = shift(color, { lightness: ink.jitter(0.03), hue: ink.jitter(6) });
  const tone = ramp(own);
  const path = rect(x + 2, y + 2, w - 4, h - 4, 5);
  ink.draw(path, { fill: linear(72, tone.light, [tone.base, 0.45], tone.shade) });
  ink.clip(path, () => {
    brushed(ink, [x, y, w, h], own, 0.1);
    const sheen = polygon([x + w * 0.1, y + h], [x + w * 0.5, y], [x + w * 0.72, y], [x + w * 0.32, y + h]);
    ink.draw(sheen, { fill: tone.hi, opacity: 0.1 });
  });
  ink.draw(path, { stroke: tone.hi, width: 2.4, opacity: 0.5, move: [2, 2] });
  ink.draw(path, { stroke: tone.deep, width: 3.2, opacity: 0.85 });
  rivets(ink, rivetPlaces([x, y, w, h]), 6.5, own);
}

function rivetPlaces([x, y, w, h]: Box): Point[] {
  const down = range(Math.round(h / 76) + 1).map(
    (i, _, { length }) => y + 18 + ((h - 36) * i) / (length - 1),
  );
  return down.flatMap((at): Point[] => [
    [x + 17, at],
    [x + w - 17, at],
  ]);
}

/** A plate that hangs by two of its screws, so that the gap behind it is visible. */
function drawCrooked(ink: Ink, { wall }: WallColors): void {
  const box: Box = [CROOKED_AT, PLATE_SEAM, PLATE_WIDTH, SKIRTING_TOP - PLATE_SEAM];
  ink.draw(rect(...box), { fill: ramp(mix(wall, '#7a4a3c', 0.6)).deep });
  ink.clip(rect(...box), () => {
    for (const row of range(6))
      for (const column of range(5)) {
        const x = box[0] - 40 + column * 62 + (row % 2) * 30;
        const brick = rect(x, box[1] + row * 46, 58, 42, 4);
        ink.draw(brick, { fill: ramp(shift('#6a4238', { lightness: ink.jitter(0.05) })).base });
      }
    ink.draw(rect(...box), { stroke: SHADOW, width: 26, opacity: 0.5, blur: 6 });
  });
  ink.at(
    [box[0] + PLATE_WIDTH - 20, box[1] + 18],
    () => {
      const slab = rect(-PLATE_WIDTH + 22, -16, PLATE_WIDTH - 4, box[3] - 4, 5);
      castShadow(ink, slab, { dx: -6, dy: 9, blur: 8, opacity: 0.5 });
      const tone = ramp(wall);
      solid(ink, slab, wall, {
        bevel: 6,
        width: 3.4,
        fill: linear(62, tone.hi, [tone.light, 0.22], [tone.base, 0.55], tone.dark),
      });
      drawPressed(ink, [-PLATE_WIDTH + 58, 20, PLATE_WIDTH - 76, box[3] - 76], wall);
      rivets(
        ink,
        [
          [-PLATE_WIDTH + 40, 4],
          [0, 2],
          [0, 118],
          [0, box[3] - 40],
        ],
        6.5,
        wall,
      );
      for (const y of [92, box[3] - 40]) ink.draw(oval(-PLATE_WIDTH + 40, y, 5.5), { fill: ramp(wall).deep });
    },
    { turn: 7 },
  );
}

/** An embossed field that stiffens a plate, with a rib from corner to corner. */
function drawPressed(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(color);
  const field = rect(x, y, w, h, 14);
  ink.draw(field, { fill: linear(62, tone.dark, [tone.base, 0.5], tone.light) });
  ink.clip(field, () => {
    const ribs = [polyline([x, y], [x + w, y + h]), polyline([x + w, y], [x, y + h])];
    for (const rib of ribs) {
      ink.draw(rib, { stroke: tone.deep, width: 20, opacity: 0.4, move: [4, 5], blur: 3 });
      ink.draw(rib, { stroke: tone.shade, width: 17 });
      ink.draw(rib, { stroke: tone.light, width: 9, move: [-2, -2] });
    }
    ink.draw(field, { stroke: SHADOW, width: 12, opacity: 0.35, blur: 4, move: [4, 5] });
  });
  ink.draw(field, { stroke: tone.line, width: 3 });
  ink.draw(field, { stroke: tone.hi, width: 2.4, opacity: 0.6, move: [2.4, 2.4] });
}

/** Rust where water runs out of the seams. */
function drawRust(ink: Ink, color: string): void {
  for (const [x, y, reach] of [
    [640, 230, 120],
    [868, 176, 44],
    [1196, 300, 150],
    [1214, 500, 120],
    [1858, 190, 200],
    [30, 520, 150],
  ] as const) {
    const run = curve(
      `M${x - 5} ${y + 4}Q${x} ${y - 6} ${x + 5} ${y + 4}Q${x + 4} ${y + reach * 0.5} ${x} ${y + reach}` +
        `Q${x - 3} ${y + reach * 0.4} ${x - 5} ${y + 4}Z`,
    );
    ink.draw(run, { fill: linear(90, [color, 0, 0.5], [color, 1, 0]) });
  }
}

/** Draws the scratches that trolleys left. */
function drawScratches(ink: Ink, steel: string): void {
  const tone = ramp(steel);
  for (const [x, y, length] of [
    [650, 702, 96],
    [706, 716, 60],
    [1206, 690, 64],
    [1226, 708, 38],
  ] as const) {
    ink.draw(polyline([x, y], [x + length, y + 4]), {
      stroke: tone.deep,
      width: 2.4,
      opacity: 0.5,
      cap: 'round',
    });
    ink.draw(polyline([x, y + 3], [x + length, y + 7]), {
      stroke: tone.hi,
      width: 1.8,
      opacity: 0.6,
      cap: 'round',
    });
  }
}

function drawSkirting(ink: Ink, { steel, brass }: WallColors): void {
  solid(ink, rect(-20, SKIRTING_TOP, STAGE_WIDTH + 40, 64), shift(steel, { lightness: -0.07 }), {
    bevel: 6,
    width: 3,
  });
  solid(ink, rect(-20, SKIRTING_TOP - 6, STAGE_WIDTH + 40, 13, 4), brass, { bevel: 3, width: 2.4 });
  fadeDown(ink, [0, SKIRTING_TOP + 8, STAGE_WIDTH, 18], SHADOW, 0.35);
}

/** A row of brass coins, one of which has been levered out. */
function drawFrieze(ink: Ink, { brass, steel }: WallColors): void {
  const band = rect(-20, CORNICE_FOOT, STAGE_WIDTH + 40, FRIEZE_FOOT - CORNICE_FOOT);
  solid(ink, band, shift(brass, { lightness: -0.13, chromaTimes: 0.75 }), { bevel: 5, width: 3 });
  const tone = ramp(brass);
  for (const i of range(33)) {
    const [x, y] = [30 + i * 58.5, (CORNICE_FOOT + FRIEZE_FOOT) / 2];
    ink.draw(oval(x + 2, y + 3, 17), { fill: SHADOW, opacity: 0.45 });
    if (i === 21) {
      ink.draw(oval(x, y, 16), { fill: ramp(steel).deep });
      ink.draw(curve(`M${x + 6} ${y - 12}L${x + 15} ${y - 21}`), {
        stroke: tone.hi,
        width: 2.4,
        opacity: 0.7,
      });
      continue;
    }
    ink.draw(oval(x, y, 17), {
      fill: radial(0.35, 0.3, 0.8, tone.hi, [tone.base, 0.5], tone.dark),
      stroke: tone.line,
      width: 2,
    });
    ink.draw(oval(x, y, 11), { stroke: tone.dark, width: 2, opacity: 0.8 });
    ink.draw(rect(x - 3, y - 6, 6, 12, 2), { fill: tone.dark, opacity: 0.8 });
  }
  fadeDown(ink, [0, FRIEZE_FOOT, STAGE_WIDTH, 40], SHADOW, 0.4);
}

/** Draws the foot of a girder, seen from the front, with its bolts. */
function drawBeam(ink: Ink, steel: string): void {
  const color = shift(steel, { lightness: -0.1 });
  const tone = ramp(color);
  ink.draw(rect(0, 0, STAGE_WIDTH, CORNICE_FOOT), {
    fill: linear(90, tone.deep, [tone.dark, 0.5], tone.shade),
  });
  solid(ink, rect(-20, 66, STAGE_WIDTH + 40, 44), color, { bevel: 7, width: 3 });
  for (const x of range(9).map((i) => 100 + i * 214)) {
    solid(ink, polygon([x - 34, 0], [x + 34, 0], [x + 22, 66], [x - 22, 66]), color, {
      bevel: 5,
      width: 2.6,
    });
    rivets(
      ink,
      [
        [x - 40, 88],
        [x, 88],
        [x + 40, 88],
      ],
      8,
      color,
    );
  }
}
