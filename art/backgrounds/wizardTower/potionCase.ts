import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, SHADOW, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, curve, type Point, turnPath } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';
import { bookRow, type SpineColors } from '../../kits/things/bookRow.ts';
import { curioJar } from '../../kits/things/curioJar.ts';
import { conicalFlask, roundFlask } from '../../kits/things/glassware.ts';
import { inkAndQuill, thinBooks } from '../../kits/things/letters.ts';
import { shelfSkull } from '../../kits/things/shelfSkull.ts';
import { metal } from '../../matter/metal.ts';
import { star } from '../../matter/star.ts';
import { board, wood as woodOf } from '../../matter/wood.ts';

const SIDE = 20;
const GABLE = 58;
const SHELF = 16;
const VOLUMES = ['#4f6040', '#7a5a38', '#62394e', '#8a8068', '#4f6040', '#62394e'];

/** Returns the bounds with the gable and the brackets. */
export function potionCaseBounds([x, y, w, h]: Box): Box {
  return [x - 16, y - GABLE - 10, w + 32, h + GABLE + 66];
}

/** A wall case of three shelves with spell books, potions that shine, a jar of buttons, a skull and a crystal ball. */
export function potionCase(
  ink: Ink,
  box: Box,
  wood: string,
  gilt: string,
  spines: SpineColors,
  potions: readonly [string, string, string],
): void {
  const [x, y, w, h] = box;
  castShadow(ink, rect(...box), { dx: 14, dy: 16, blur: 16, opacity: 0.5 });
  for (const dx of [40, w - 76]) drawBracket(ink, [x + dx, y + h], wood);
  drawGable(ink, box, wood, gilt);
  board(ink, box, wood, { strength: 0.3 });
  const pitch = (h - SIDE) / 3;
  for (const i of range(3)) {
    const cell: Box = [x + SIDE, y + SIDE + i * pitch, w - 2 * SIDE, pitch - SHELF];
    drawCell(ink, cell, wood, () => FILLINGS[i]?.(ink, cell, spines, potions));
    const shelf = rect(x + SIDE - 6, y + SIDE + (i + 1) * pitch - SHELF, w - 2 * SIDE + 12, SHELF, 3);
    solid(ink, shelf, wood, { width: 2.4, bevel: 3 });
  }
  solid(ink, rect(x - 12, y + h - 14, w + 24, 24, 5), wood, { bevel: 4 });
}

type Filling = (ink: Ink, cell: Box, spines: SpineColors, potions: readonly [string, string, string]) => void;

const FILLINGS: readonly Filling[] = [
  (ink, [x, y, w, h], spines, [first, second]) => {
    bookRow(ink, [x + 6, y + 14, w * 0.46, h - 14], spines);
    shining(ink, [x + w * 0.62, y + h], 40, second);
    conicalFlask(ink, [x + w * 0.62, y + h - 1], 74, second);
    shining(ink, [x + w * 0.84, y + h], 44, first);
    roundFlask(ink, [x + w * 0.84, y + h - 1], 86, first);
  },
  drawCurios,
  (ink, [x, y, w, h], spines, [first, , third]) => {
    bookRow(ink, [x + 6, y + 12, w * 0.34, h - 12], spines);
    drawCrystalBall(ink, [x + w * 0.54, y + h], first);
    shining(ink, [x + w * 0.82, y + h], 40, third);
    conicalFlask(ink, [x + w * 0.82, y + h - 1], 80, third);
  },
];

/** From left to right the things that the background `shelf-near` shows large. */
function drawCurios(ink: Ink, [x, y, , h]: Box): void {
  const foot = y + h - 1;
  thinBooks(ink, [x + 6, y + 14, 94, h - 15], VOLUMES);
  const leaning = turnPath(rect(x + 102, foot - 80, 15, 80, 3), -8, [x + 117, foot]);
  solid(ink, leaning, '#86663e', { width: 2.2, bevel: 2 });
  for (const [i, color] of ['#8a8068', '#5a6a48'].entries())
    solid(ink, rect(x + 122, foot - 13 * (i + 1), 46 - 8 * i, 13, 3), color, { width: 2.2, bevel: 2 });
  ink.at([x + 187, foot], () => inkAndQuill(ink, [0, 0], '#c8c0b0'), { scale: 0.72 });
  ink.apart(() => ink.at([x + 243, foot], () => curioJar(ink, [0, 0], '#a87c50'), { scale: 0.27 }));
  ink.at([x + 293, foot], () => shelfSkull(ink, 0, 0), { scale: 0.66 });
}

function drawCell(ink: Ink, box: Box, wood: string, fill: () => void): void {
  const [x, y, w] = box;
  const tone = ramp(wood);
  const hole = rect(...box, 3);
  ink.draw(hole, { fill: linear(80, tone.deep, mix(tone.deep, tone.dark, 0.7)) });
  ink.clip(hole, () => {
    ink.draw(rect(x, y, w, 26), { fill: linear(90, [SHADOW, 0, 0.6], [SHADOW, 1, 0]) });
    fill();
    ink.draw(hole, { stroke: SHADOW, width: 20, opacity: 0.45, move: [5, 6], blur: 6 });
  });
  ink.draw(hole, { stroke: tone.line, width: 2.6 });
}

/** The light of a potion on the back of its shelf. */
function shining(ink: Ink, [x, foot]: Point, radius: number, color: string): void {
  glow(ink, x, foot - radius * 0.8, radius * 2, color, 0.55);
}

function drawCrystalBall(ink: Ink, [x, foot]: Point, color: string): void {
  const tone = ramp(color);
  glow(ink, x, foot - 58, 82, color, 0.7);
  const stand = polygon([x - 26, foot - 24], [x + 26, foot - 24], [x + 36, foot], [x - 36, foot]);
  solid(ink, stand, '#8a6a3c', { fill: metal('#8a6a3c', 0), width: 2.4, bevel: 3 });
  ink.draw(oval(x, foot - 58, 40), {
    fill: radial(0.36, 0.32, 0.75, '#ffffff', [tone.hi, 0.25], [tone.base, 0.62], tone.deep),
    stroke: tone.line,
    width: 2.6,
  });
  ink.clip(oval(x, foot - 58, 38), () => {
    for (const dy of [-8, 8, 22]) {
      const mist = curve(
        `M${x - 40} ${foot - 58 + dy}Q${x - 14} ${foot - 82 + dy} ${x + 4} ${foot - 58 + dy}` +
          `Q${x + 20} ${foot - 42 + dy} ${x + 42} ${foot - 64 + dy}`,
      );
      ink.draw(mist, { stroke: '#ffffff', width: 7, opacity: 0.28 });
    }
  });
  ink.draw(oval(x - 14, foot - 74, 9, 6), { fill: '#ffffff', opacity: 0.9 });
}

function drawGable(ink: Ink, [x, y, w]: Box, wood: string, gilt: string): void {
  const middle = x + w / 2;
  const gable = curve(
    `M${x - 14} ${y + 6}L${x - 14} ${y - 12}` +
      `C${x + w * 0.2} ${y - 14} ${x + w * 0.36} ${y - 30} ${middle} ${y - GABLE}` +
      `C${x + w * 0.64} ${y - 30} ${x + w * 0.8} ${y - 14} ${x + w + 14} ${y - 12}L${x + w + 14} ${y + 6}Z`,
  );
  castShadow(ink, gable, { dx: 10, dy: 10, blur: 12, opacity: 0.4 });
  woodOf(ink, gable, [x - 14, y - GABLE, w + 28, GABLE + 6], shift(wood, { lightness: 0.02 }), {
    direction: 'along x',
    strength: 0.35,
  });
  solid(ink, star([middle, y - 20], 17), gilt, { width: 2.2, bevel: 3 });
}

function drawBracket(ink: Ink, [x, y]: Point, wood: string): void {
  const bracket = curve(
    `M${x} ${y}L${x + 36} ${y}L${x + 36} ${y + 30}` +
      `C${x + 36} ${y + 46} ${x + 24} ${y + 54} ${x + 18} ${y + 54}` +
      `C${x + 12} ${y + 54} ${x} ${y + 46} ${x} ${y + 30}Z`,
  );
  castShadow(ink, bracket, { dx: 8, dy: 10, blur: 8 });
  solid(ink, bracket, shift(wood, { lightness: -0.02 }), { bevel: 4 });
}
