import { defineItem, type Item, type Stand } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, solid } from '../../ink/light.ts';
import type { Point } from '../../ink/path.ts';
import { drawSign, SIGN_NAMES } from '../../locks/signs.ts';
import { type Glyph, glyph } from '../../matter/digits.ts';
import {
  ARCHED,
  CHIPPED,
  drawPins,
  LOZENGE,
  type Material,
  METAL,
  PLANK,
  ROUND,
  SHIELD,
  type Shape,
  STONE,
  WOOD,
} from './plaques/materials.ts';

/** What a plaque shows. It takes a colour's place, so that a plaque is given another one where it hangs. */
type Mark = { sign: string } | { digit: Glyph };

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const SIGNS: Readonly<Record<string, Mark>> = Object.fromEntries(SIGN_NAMES.map((sign) => [sign, { sign }]));
/** One comes first: what a new plaque shows. */
const NUMBERS: Readonly<Record<string, Mark>> = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit) => [DIGITS[digit] ?? '', { digit: `${digit}` as Glyph }]),
);
const CENTER: Point = [100, 101];

interface Plaque {
  id: string;
  name: string;
  marks: Readonly<Record<string, Mark>>;
  material: Material;
  shape: Shape;
  stand: Stand;
}

/** The signs and digits that locks ask for (K3), each as a plaque of three materials. */
export const plaques: readonly Item[] = [
  definePlaque({
    id: 'stone-sign',
    name: 'Stone plaque with symbol',
    marks: SIGNS,
    material: STONE,
    shape: CHIPPED,
    stand: { width: 5.6, center: 36, foot: 40 },
  }),
  definePlaque({
    id: 'brass-sign',
    name: 'Brass plaque with symbol',
    marks: SIGNS,
    material: METAL,
    shape: ROUND,
    stand: { width: 5.6, center: 36, foot: 52 },
  }),
  definePlaque({
    id: 'wooden-sign',
    name: 'Wooden plaque with symbol',
    marks: SIGNS,
    material: WOOD,
    shape: PLANK,
    stand: { width: 5.6, center: 67, foot: 40 },
  }),
  definePlaque({
    id: 'stone-number',
    name: 'Stone plaque with number',
    marks: NUMBERS,
    material: STONE,
    shape: ARCHED,
    stand: { width: 5.6, center: 36, foot: 40 },
  }),
  definePlaque({
    id: 'brass-number',
    name: 'Brass plaque with number',
    marks: NUMBERS,
    material: METAL,
    shape: LOZENGE,
    stand: { width: 5.6, center: 36, foot: 52 },
  }),
  definePlaque({
    id: 'wooden-number',
    name: 'Wooden plaque with number',
    marks: NUMBERS,
    material: WOOD,
    shape: SHIELD,
    stand: { width: 5.6, center: 67, foot: 40 },
  }),
];

function definePlaque({ id, name, marks, material, shape, stand }: Plaque): Item {
  return defineItem<Mark>({
    id,
    name,
    tag: 'Decorations',
    anchor: 'wall',
    size: [200, 200],
    margin: { top: 24, right: 32, bottom: 34, left: 20 },
    line: 9,
    seed: 240,
    stand,
    realSize: { height: 10 },
    wear: 'none',
    palettes: marks,
    opens: false,
    draw(ink, mark) {
      drawPlate(ink, material, shape);
      drawMark(ink, mark, material, shape.signSize);
    },
  });
}

function drawPlate(ink: Ink, material: Material, { outline, field, pins }: Shape): void {
  const { color, fill, texture } = material;
  castShadow(ink, outline, { dx: 8, dy: 11, blur: 9, opacity: 0.45 });
  solid(ink, outline, color, { bevel: 9, fill, texture: () => texture(ink) });
  recess(ink, field, material.field, { depth: 6 });
  if (material.pins) drawPins(ink, pins, material.pins);
}

function drawMark(ink: Ink, mark: Mark, { mark: fill, edge }: Material, size = 114): void {
  if ('sign' in mark) {
    drawSign(ink, mark.sign, { center: CENTER, size, fill, light: edge });
    return;
  }
  const [x, y] = CENTER;
  glyph(ink, mark.digit, [x + 3, y + 5], 92, edge, 20);
  glyph(ink, mark.digit, CENTER, 92, fill, 20);
}
