import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, SHADOW, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, type Point } from '../../ink/path.ts';
import { arch, oval, polygon, range, rect } from '../../ink/shapes.ts';
import { hollow } from '../../kits/furniture/cabinet.ts';
import { cobweb } from '../../kits/stage/cobweb.ts';
import { slides } from '../../leaves.ts';
import { metal, plate, rivets } from '../../matter/metal.ts';
import { BRASS, SILVER } from '../../matter/palette.ts';
import { dressedStones } from '../../matter/stone.ts';
import { board, fieldedPanel } from '../../matter/wood.ts';
import { burningCandle, dustIn } from '../../moving.ts';

interface Palette {
  wood: string;
  metal: string;
  niche: string;
}

const FRAME: Box = [8, 8, 344, 364];
const MOUTH: Box = [46, 46, 268, 288];
/** The distance that the panel slides into the wall; its edge with the pull stays visible. */
const TRAVEL = 214;

/** A wall panel that slides aside and shows a lit niche. */
export const slidingPanel = defineItem<Palette>({
  id: 'sliding-panel',
  name: 'Sliding panel',
  tag: 'Storage',
  anchor: 'wall',
  size: [360, 380],
  margin: { top: 20, right: 30, bottom: 36, left: 22 },
  line: 6.5,
  seed: 261,
  stand: { width: 11.5, center: 30, foot: 60 },
  realSize: { height: 80 },
  palettes: {
    walnut: { wood: '#86512f', metal: BRASS, niche: '#7a5a48' },
    white: { wood: '#e2dccb', metal: '#c9973f', niche: '#6f86a0' },
    green: { wood: '#557a5c', metal: BRASS, niche: '#8a6a48' },
    ebony: { wood: '#54434a', metal: SILVER, niche: '#6a4f7a' },
  },
  opens: true,
  opening: 'slides',
  lockMaterial: 'wood',
  leaves: [slides([42, 44, 276, 286], [213, 0])],
  isContainer: true,
  holds: [70, 110, 180, 190],
  isLockable: true,
  moves: (_, isOpened) =>
    isOpened ? [...burningCandle([134, 220], '#ffb454', 60), dustIn([84, 120, 160, 170], '#ffe6b8', 10)] : [],
  draw(ink, palette, isOpened) {
    drawFrame(ink, palette.wood);
    if (isOpened)
      hollow(ink, { box: MOUTH, corners: 2, depth: 40, shelves: [], light: '#ffd590' }, palette.niche, () =>
        drawNiche(ink, palette.niche),
      );
    ink.clip(rect(...MOUTH), () => drawPanel(ink, palette, isOpened ? TRAVEL : 0));
    drawBeads(ink, palette);
  },
});

function drawFrame(ink: Ink, color: string): void {
  const [x, y, w, h] = FRAME;
  castShadow(ink, rect(...FRAME, 6), { dx: 6, dy: 9, blur: 8, opacity: 0.4 });
  board(ink, [x, y + 20, w, h - 40], color, { corners: 3, bevel: 6, strength: 0.35 });
  for (const top of [y, y + h - 40]) {
    board(ink, [x - 4, top, w + 8, 40], shift(color, { lightness: 0.03 }), {
      corners: 6,
      bevel: 6,
      direction: 'along x',
      strength: 0.4,
    });
  }
  ink.draw(rect(MOUTH[0] - 5, MOUTH[1] - 5, MOUTH[2] + 10, MOUTH[3] + 10, 4), { fill: ramp(color).deep });
}

/**
 * Draws the structure of the wall behind the panel, and an alcove lit by a candle; the panel runs on a chain.
 */
function drawNiche(ink: Ink, color: string): void {
  const [x, y, w, h] = MOUTH;
  const tone = ramp(color);
  const [left, top, right, foot] = [x + 34, y + 34, x + w - 40, y + h - 36];
  ink.clip(polygon([left, top], [right, top], [right, foot], [left, foot]), () => {
    const stones = range(7).flatMap((row) =>
      range(5).map((column) => rect(left - 40 + column * 58 + (row % 2) * 28, top + row * 32 - 2, 54, 28, 7)),
    );
    dressedStones(ink, stones, color, { bevel: 4, width: 3.4 });
    ink.draw(rect(left, top, right - left, foot - top), {
      fill: linear(90, [SHADOW, 0, 0.72], [SHADOW, 0.45, 0.12], [SHADOW, 1, 0]),
    });
  });
  const alcove = arch(x + 66, y + 84, 118, 156, 59);
  solid(ink, arch(x + 54, y + 72, 142, 168, 71), shift(color, { lightness: 0.06 }), { bevel: 5, width: 4.5 });
  recess(ink, alcove, color, {
    depth: 16,
    opacity: 0.75,
    fill: radial(0.36, 0.72, 0.8, '#fff0b8', ['#e0a050', 0.35], [tone.dark, 0.75], tone.deep),
  });
  solid(ink, rect(x + 46, y + 236, 164, 18, 3), shift(color, { lightness: 0.1 }), { bevel: 4, width: 4.5 });
  drawCandle(ink, [x + 88, y + 236]);
  glow(ink, x + 120, foot + 4, 130, '#ffd590', 0.7, 50);
  cobweb(ink, [x + 4, y + 14], 74);
  for (const rail of [y + 6, y + h - 15]) ink.draw(rect(x, rail, w, 9), { fill: '#140c12', opacity: 0.75 });
}

function drawCandle(ink: Ink, [x, foot]: Point): void {
  glow(ink, x, foot - 62, 96, '#ffd27a', 0.95);
  const wax = curve(
    `M${x - 13} ${foot}V${foot - 40}C${x - 8} ${foot - 48} ${x + 8} ${foot - 44} ${x + 13} ${foot - 40}V${foot - 18}` +
      `C${x + 19} ${foot - 12} ${x + 18} ${foot - 4} ${x + 13} ${foot}Z`,
  );
  solid(ink, wax, '#f1dfb8', { width: 4, bevel: 3, fill: linear(0, '#fff8e4', ['#f1dfb8', 0.5], '#b99a6a') });
  const flame = curve(
    `M${x} ${foot - 82}C${x + 15} ${foot - 64} ${x + 11} ${foot - 48} ${x} ${foot - 47}` +
      `C${x - 11} ${foot - 48} ${x - 13} ${foot - 62} ${x} ${foot - 82}Z`,
  );
  ink.draw(flame, { fill: radial(0.5, 0.75, 0.7, '#fffdf0', ['#ffd257', 0.5], '#ff8a2e') });
}

function drawPanel(ink: Ink, { wood, metal: trim }: Palette, travel: number): void {
  const [x, y, w, h] = MOUTH;
  const left = x + travel;
  if (travel) ink.draw(rect(left - 16, y, 20, h), { fill: '#120a1e', opacity: 0.5, blur: 7 });
  board(ink, [left, y, w, h], shift(wood, { lightness: 0.03 }), { corners: 3, bevel: 6, strength: 0.4 });
  fieldedPanel(ink, [left + 62, y + 30, w - 92, h - 60], wood, { inset: 18 });
  drawRosette(ink, [left + w / 2 + 16, y + h / 2], wood);
  const pull = rect(left + 20, y + h / 2 - 48, 26, 96, 13);
  plate(ink, pull, trim, { width: 4.5 });
  recess(ink, rect(left + 26, y + h / 2 - 38, 14, 76, 7), mix(trim, '#2a1a14', 0.55), { depth: 5 });
}

/** A carved rosette: eight petals around a button. */
function drawRosette(ink: Ink, [cx, cy]: Point, color: string): void {
  const petals = joinPaths(
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
      const at = (along: number, aside: number): string => {
        const turn = (i * Math.PI) / 4;
        const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
        return `${cx + along * cos - aside * sin} ${cy + along * sin + aside * cos}`;
      };
      return curve(
        `M${at(10, 0)}C${at(22, -19)} ${at(40, -15)} ${at(50, 0)}C${at(40, 15)} ${at(22, 19)} ${at(10, 0)}Z`,
      );
    }),
  );
  solid(ink, petals, shift(color, { lightness: 0.05 }), { bevel: 5, width: 3.4, rim: 0.8 });
  solid(ink, oval(cx, cy, 15), color, { bevel: 5, width: 3.4 });
}

function drawBeads(ink: Ink, { wood, metal: trim }: Palette): void {
  const [x, y, w, h] = MOUTH;
  ink.draw(rect(x - 3, y - 3, w + 6, h + 6, 4), { stroke: ramp(wood).line, width: 5 });
  ink.draw(rect(x - 6, y - 6, w + 12, h + 12, 5), { stroke: ramp(wood).hi, width: 2.4, opacity: 0.6 });
  const corners: Point[] = [
    [x - 19, y - 19],
    [x + w + 19, y - 19],
    [x - 19, y + h + 19],
    [x + w + 19, y + h + 19],
  ];
  rivets(ink, corners, 7, trim);
  for (const [cx, cy] of corners) ink.draw(oval(cx, cy, 3), { fill: metal(trim) });
}
