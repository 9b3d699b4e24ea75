import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, SHADOW, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE } from '../../kits/stage/room.ts';
import { pearls } from '../../kits/things/pearls.ts';
import { type Glyph, glyphs } from '../../matter/digits.ts';
import { keyhole, plate } from '../../matter/metal.ts';
import { wood } from '../../matter/wood.ts';

export const BOXES_BOUNDS: Box = [72, 176, 520, FLOOR_LINE - 176];
const [LEFT, TOP, WIDTH] = BOXES_BOUNDS;
const FRAME = 24;
const COLUMNS = 5;
const CELL_WIDTH = (WIDTH - 2 * FRAME) / COLUMNS;
/** The heights of the rows, from the top: small boxes for jewels, large ones for deeds. */
const ROW_HEIGHTS = [58, 58, 58, 84, 84, 112] as const;

interface BoxColors {
  steel: string;
  brass: string;
  timber: string;
  velvet: string;
  /** Whether most of them hang open, emptied. */
  isRobbed: boolean;
}

/** The boxes that stand open even before the robbery, as row and column. */
const OPEN = new Set(['2-1']);
const ROBBED = new Set(['1-0', '3-0', '0-1', '2-1', '4-2', '1-3', '2-3', '3-4', '0-4', '4-5', '1-5']);

/** A wall of safe deposit boxes in a frame, on a plinth of wood. */
export function depositBoxes(ink: Ink, colors: BoxColors): void {
  const { steel, isRobbed } = colors;
  const height = FLOOR_LINE - TOP;
  const body = rect(LEFT, TOP, WIDTH, height, 6);
  castShadow(ink, body, { dx: 16, dy: 10, blur: 14, opacity: 0.4 });
  solid(ink, body, shift(steel, { lightness: -0.06 }), { bevel: 8 });
  let y = TOP + FRAME + 26;
  drawSign(ink, colors.brass);
  ROW_HEIGHTS.forEach((h, row) => {
    for (const column of range(COLUMNS)) {
      const box: Box = [LEFT + FRAME + column * CELL_WIDTH, y, CELL_WIDTH, h];
      const place = `${column}-${row}`;
      const number = 101 + row * COLUMNS + column;
      if ((isRobbed ? ROBBED : OPEN).has(place)) drawOpen(ink, box, number, colors, row === 1);
      else drawShut(ink, box, number, colors);
    }
    y += h;
  });
  const plinth: Box = [LEFT - 8, y + 16, WIDTH + 16, FLOOR_LINE - y - 16];
  drawPlinth(ink, plinth, colors);
  settle(ink, body, 0.3, 0.6);
}

/** The wooden plinth: three deep drawers under a ledge. */
function drawPlinth(ink: Ink, [x, y, w, h]: Box, { timber, brass }: BoxColors): void {
  wood(ink, rect(x, y, w, h, 4), [x, y, w, h], timber, { bevel: 6 });
  const third = (w - 32) / 3;
  for (const i of range(3)) {
    const drawer: Box = [x + 16 + i * third + 7, y + 26, third - 14, h - 46];
    wood(ink, rect(...drawer, 5), drawer, shift(timber, { lightness: 0.045 }), { bevel: 7 });
    const [cx, cy] = [drawer[0] + drawer[2] / 2, drawer[1] + drawer[3] / 2];
    plate(ink, rect(cx - 26, cy - 9, 52, 18, 8), brass, { bevel: 3, width: 2.2 });
    keyhole(ink, [cx, cy - 3], 3);
  }
  wood(
    ink,
    rect(x - 8, y - 8, w + 16, 20, 5),
    [x - 8, y - 8, w + 16, 20],
    shift(timber, { lightness: 0.06 }),
    { bevel: 5 },
  );
  ink.draw(rect(x, y + 13, w, 12), { fill: SHADOW, opacity: 0.3 });
}

function drawSign(ink: Ink, brass: string): void {
  const [x, y] = [LEFT + WIDTH / 2, TOP + 24];
  plate(ink, rect(x - 92, y - 14, 184, 28, 6), brass, { width: 2.4 });
  const engraved = ramp(brass).line;
  glyphs(ink, ['1', '0', '1'], [x - 66, y], 14, 20, engraved);
  ink.draw(polyline([x - 7, y], [x + 7, y]), { stroke: engraved, width: 2.6, cap: 'round' });
  glyphs(ink, ['1', '3', '0'], [x + 26, y], 14, 20, engraved);
}

function drawShut(ink: Ink, [x, y, w, h]: Box, number: number, { steel, brass }: BoxColors): void {
  const own = shift(steel, { lightness: 0.03 + ink.jitter(0.035), hue: ink.jitter(8) });
  const door = rect(x + 4, y + 4, w - 8, h - 8, 5);
  ink.draw(rect(x + 1, y + 1, w - 2, h - 2, 5), { fill: ramp(steel).deep });
  plate(ink, door, own, { bevel: 4, width: 2.2 });
  drawFittings(ink, [x, y, w, h], number, brass);
}

function drawFittings(ink: Ink, [x, y, w, h]: Box, number: number, brass: string): void {
  const tone = ramp(brass);
  const middle = y + h / 2;
  ink.draw(rect(x + 13, middle - 10, 36, 20, 3), {
    fill: linear(70, tone.hi, tone.shade),
    stroke: tone.line,
    width: 1.8,
  });
  glyphs(ink, [...String(number)] as Glyph[], [x + 22, middle], 10, 9, tone.line);
  for (const at of [x + w - 34, x + w - 18]) {
    ink.draw(oval(at, middle - 1, 7), {
      fill: linear(60, tone.hi, tone.dark),
      stroke: tone.line,
      width: 1.8,
    });
    keyhole(ink, [at, middle - 2], 1.7);
  }
}

/** Draws an open box: its door swung to the left, and the drawer with its remaining contents. */
function drawOpen(ink: Ink, [x, y, w, h]: Box, number: number, colors: BoxColors, hasPearls: boolean): void {
  const { steel, brass, velvet, isRobbed } = colors;
  recess(ink, rect(x + 4, y + 4, w - 8, h - 8, 4), shift(steel, { lightness: -0.16 }), {
    depth: 10,
    opacity: 0.8,
  });
  const isEmpty = isRobbed && number % 3 !== 0;
  if (!isEmpty) {
    const drawer = polygon(
      [x + 12, y + h * 0.42],
      [x + w - 12, y + h * 0.42],
      [x + w - 4, y + h + 6],
      [x + 2, y + h + 6],
    );
    castShadow(ink, drawer, { dx: 6, dy: 12, blur: 6, opacity: 0.5 });
    solid(ink, drawer, velvet, { bevel: 4, width: 2.2 });
    const front = rect(x + 1, y + h * 0.86, w - 3, h * 0.34, 3);
    plate(ink, front, steel, { bevel: 3, width: 2.2 });
    if (hasPearls)
      pearls(
        ink,
        range(9).map((i) => [x + 22 + i * 6.4, y + h * 0.66 + Math.sin(i * 0.9) * 7 + i * 2.6] as const),
        4.6,
        '#efe6dc',
      );
    else
      ink.draw(
        curve(
          `M${x + 24} ${y + h * 0.6}L${x + 54} ${y + h * 0.5}L${x + 66} ${y + h * 0.72}L${x + 34} ${y + h * 0.8}Z`,
        ),
        { fill: '#e8dcc0', stroke: '#6a5840', width: 1.6 },
      );
  }
  const leaf = polygon([x + 5, y + 4], [x - 17, y + 12], [x - 17, y + h + 4], [x + 5, y + h - 4]);
  castShadow(ink, leaf, { dx: 6, dy: 6, blur: 5, opacity: 0.4 });
  solid(ink, leaf, shift(steel, { lightness: 0.05 }), { bevel: 3, width: 2.2 });
  ink.draw(rect(x - 10, y + h / 2 - 5, 9, 15, 2), {
    fill: ramp(brass).base,
    stroke: ramp(brass).line,
    width: 1.6,
  });
  ink.draw(rect(x + 5, y + 5, 9, h - 10), { fill: SHADOW, opacity: 0.4 });
}
