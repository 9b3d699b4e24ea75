import type { Move } from '../../../core/catalogue/moves.ts';
import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, settle, solid, spill } from '../../ink/light.ts';
import { type Box, curve, type Point } from '../../ink/path.ts';
import { oval, polyline, range, rect } from '../../ink/shapes.ts';
import {
  DOOR_HEIGHT,
  DOOR_WIDTH,
  defineDoor,
  defineWideDoor,
  frameShadow,
  WIDE_DOOR_WIDTH,
} from '../../kits/doors/door.ts';
import { stageColumn, stagePediment, valance } from '../../kits/doors/frames/proscenium.ts';
import { stageView } from '../../kits/doors/views/stageView.ts';
import { type DrawnLeaf, isPulled } from '../../leaves.ts';
import { drapery } from '../../matter/drapery.ts';
import { keyhole, metal, plate } from '../../matter/metal.ts';
import { rope } from '../../matter/rope.ts';
import { fringe, tassel } from '../../matter/tassel.ts';
import { dustIn, trembling } from '../../moving.ts';

interface Palette {
  cloth: string;
  frame: string;
  trim: string;
  table: string;
}

const RAIL = 120;
const HEM = 756;
/** The y at which the opened halves are tied back. */
const TIE = 470;

const PALETTES = {
  red: { cloth: '#b8303c', frame: '#c9963c', trim: '#f2c24a', table: '#3f6ab8' },
  blue: { cloth: '#3454a8', frame: '#8f97a8', trim: '#e6e2d4', table: '#b8423c' },
  purple: { cloth: '#7a3f98', frame: '#5f4a44', trim: '#f0b84a', table: '#3f9a88' },
};

/** A stage curtain, as wide as the door bay. */
export const wideCurtain = defineWideDoor<Palette>({
  id: 'wide-curtain',
  name: 'Theatre curtain',
  seed: 73,
  palettes: PALETTES,
  opening: 'aside',
  lockMaterial: 'paper',
  leaves: aside(WIDE_DOOR_WIDTH),
  moves: (_, isOpened) => (isOpened ? spotlit(WIDE_DOOR_WIDTH) : []),
  draw: (ink, palette, isOpened) => drawStage(ink, WIDE_DOOR_WIDTH, palette, isOpened),
});

/** The former, narrow curtain, which rooms may still contain. */
export const curtain = defineDoor<Palette>({
  id: 'curtain',
  name: 'Narrow theatre curtain',
  isActive: false,
  seed: 73,
  palettes: PALETTES,
  opening: 'aside',
  lockMaterial: 'paper',
  leaves: aside(DOOR_WIDTH),
  moves: (_, isOpened) => (isOpened ? spotlit(DOOR_WIDTH) : []),
  draw: (ink, palette, isOpened) => drawStage(ink, DOOR_WIDTH, palette, isOpened),
});

/** Returns the leaves: both halves of the cloth, drawn aside to their columns. */
function aside(width: number): DrawnLeaf[] {
  const [half, height] = [width / 2 - 44, HEM - RAIL + 24];
  return [44, width / 2].map((x, i) =>
    isPulled([x, RAIL + 36, half, height - 36], [i ? width - 134 : 40, RAIL + 36, 94, height - 36]),
  );
}

/** The light that falls on the table, and dust in it. */
function spotlit(width: number): Move[] {
  const cx = width / 2;
  return [trembling([cx, 600], '#fff0c8', 120), dustIn([cx - 70, 250, 140, 330], '#fff6d8', 18)];
}

function drawStage(ink: Ink, width: number, palette: Palette, isOpened: boolean): void {
  const box: Box = [44, 96, width - 88, DOOR_HEIGHT - 96];
  const opening = rect(...box);
  frameShadow(ink, rect(0, 58, width, DOOR_HEIGHT - 58, 8));
  if (isOpened) stageView(ink, opening, box, palette.table);
  ink.clip(opening, () => {
    if (!isOpened) drawFloorEdge(ink, box);
    if (isOpened) drawTied(ink, width, palette);
    else drawShut(ink, box, palette);
    valance(ink, box, palette.cloth, palette.trim);
  });
  for (const left of [0, width - 48]) stageColumn(ink, left, palette.frame);
  drawTassels(ink, width, palette.trim);
  stagePediment(ink, width, palette, isOpened);
  if (!isOpened) drawCord(ink, width, palette.trim);
  if (isOpened) spill(ink, width / 2, 460, width * 0.52, 340, '#ffdf9a', 0.2);
}

/** The shadow of the cloth on the floor, where the stage is not visible. */
function drawFloorEdge(ink: Ink, [x, y, w, h]: Box): void {
  ink.draw(rect(x, y, w, h), { fill: '#1c1018' });
  ink.draw(rect(x, DOOR_HEIGHT - 30, w, 30), { fill: '#6a4630', stroke: '#2a1a1c', width: 4 });
}

function drawShut(ink: Ink, [x, , w]: Box, { cloth, trim }: Palette): void {
  const middle = x + w / 2;
  for (const [left, right] of [
    [x - 4, middle + 3],
    [middle - 3, x + w + 4],
  ] as const) {
    const hangs = [RAIL, 400, HEM].map((y) => ({ y, left, right }));
    drapery(ink, { hangs, folds: Math.round(w / 49) }, cloth);
  }
  settle(ink, rect(x, RAIL, w, HEM - RAIL + 12), 0.34, 0.35);
  for (const left of [x - 4, middle]) {
    ink.draw(rect(left, HEM - 34, w / 2 + 4, 9), { fill: trim, stroke: ramp(trim).line, width: 3 });
    fringe(ink, [left, HEM - 6], w / 2 + 4, 30, trim);
  }
}

/** The two halves, pulled aside and tied to the columns. */
function drawTied(ink: Ink, width: number, { cloth, trim }: Palette): void {
  const drape = width / 2 - 10;
  for (const isMirrored of [false, true])
    ink.at([isMirrored ? width : 0, 0], () => drawHalf(ink, drape, cloth, trim), { mirror: isMirrored });
}

/** One half; `drape`: its width at the top. */
function drawHalf(ink: Ink, drape: number, cloth: string, trim: string): void {
  const left = 38;
  const shade = curve(
    `M${left} ${RAIL}L${drape} ${RAIL}Q${drape - 14} 360 88 ${TIE}Q110 640 118 ${HEM}L${left} ${HEM}Z`,
  );
  castShadow(ink, shade, { dx: 8, dy: 4, blur: 9, opacity: 0.5 });
  const upper = [
    { y: RAIL, left, right: drape + 2 },
    { y: 250, left, right: drape - 14 },
    { y: 370, left, right: 88 + (drape - 88) * 0.43 },
    { y: TIE, left: left + 4, right: 84 },
  ];
  const lower = [
    { y: TIE, left: left + 4, right: 84 },
    { y: 560, left, right: 98 },
    { y: 660, left, right: 108 },
    { y: HEM + 10, left, right: 114 },
  ];
  drapery(ink, { hangs: lower, folds: 5 }, shift(cloth, { lightness: -0.02 }));
  fringe(ink, [left, HEM + 4], 114 - left, 24, trim);
  drapery(ink, { hangs: upper, folds: 6, sag: 2 }, cloth);
  const band = curve(
    `M${left} ${TIE - 16}Q66 ${TIE + 8} 88 ${TIE - 18}L88 ${TIE + 8}Q66 ${TIE + 34} ${left} ${TIE + 12}Z`,
  );
  solid(ink, band, trim, { fill: metal(trim, 80), width: 4.5, bevel: 4 });
}

/** Cords with tassels that hang at the columns. */
function drawTassels(ink: Ink, width: number, color: string): void {
  for (const x of [26, width - 26]) {
    rope(
      ink,
      {
        points: [
          [x - 10, TIE - 14],
          [x + 10, TIE - 4],
        ],
        width: 10,
      },
      color,
    );
    rope(
      ink,
      {
        points: [
          [x, TIE],
          [x, TIE + 30],
        ],
        width: 9,
      },
      color,
    );
    plate(ink, oval(x, TIE - 6, 13), color, { width: 4.5, bevel: 4 });
    tassel(ink, [x, TIE + 26], 0.95, color);
  }
}

/** The cord that closes the curtain, with its lock. */
function drawCord(ink: Ink, width: number, color: string): void {
  const middle = width / 2;
  const pitch = (width - 80) / 12;
  const points = range(13).map((i): Point => [40 + i * pitch, TIE + 4 + 66 * (1 - ((i - 6) / 6) ** 2)]);
  castShadow(ink, polyline(...points, ...points.toReversed()), { dx: 4, dy: 12, blur: 6, opacity: 0.4 });
  rope(ink, { points, width: 12 }, color);
  const lock = rect(middle - 32, TIE + 62, 64, 58, 14);
  castShadow(ink, lock, { dx: 4, dy: 8, blur: 6, opacity: 0.5 });
  plate(ink, lock, color, { bevel: 6 });
  keyhole(ink, [middle, TIE + 84], 8);
}
