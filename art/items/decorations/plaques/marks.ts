import type { Ink } from '../../../ink/Ink.ts';
import { joinPaths, type Path, type Point, polar, turnPath } from '../../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../../ink/shapes.ts';
import { arrowOf } from '../../../locks/arrow.ts';
import { COLOUR_NAMES, drawStone } from '../../../locks/colours.ts';
import { drawSign, SIGN_NAMES } from '../../../locks/signs.ts';
import { type Glyph, glyph } from '../../../matter/digits.ts';
import type { Material } from './materials.ts';
import { writeTone } from './toneName.ts';

/** Draws what a plaque shows, as large as it can stand in its field. */
export type Mark = (ink: Ink, material: Material, size: number) => void;
/** All that one kind of plaque can show, in the colours' place: the first is what a new one shows. */
export type Marks = Readonly<Record<string, Mark>>;

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const HOURS = [...DIGITS.slice(1), 'ten', 'eleven', 'twelve'];
const MINUTES = [
  ...['five', 'ten', 'fifteen', 'twenty', 'twenty-five', 'thirty'],
  ...['thirty-five', 'forty', 'forty-five', 'fifty', 'fifty-five', 'zero'],
];
/** Clockwise from above, as on the dial of a lock. */
const DIRECTIONS = ['up', 'up-right', 'right', 'down-right', 'down', 'down-left', 'left', 'up-left'];
/** The white keys of a toy piano, from below. */
const TONES = ['do', 're', 'mi', 'fa', 'so', 'la', 'ti', 'high-do'];
const CENTER: Point = [100, 101];

export const SIGNS: Marks = marksOf(SIGN_NAMES, (name) => (ink, { mark, edge }, size) => {
  drawSign(ink, name, { center: CENTER, size, fill: mark, light: edge });
});

export const NUMBERS: Marks = marksOf([...DIGITS.slice(1), 'zero'], (name) => (ink, { mark, edge }) => {
  const digit = `${DIGITS.indexOf(name)}` as Glyph;
  const [x, y] = CENTER;
  glyph(ink, digit, [x + 3, y + 5], 92, edge, 20);
  glyph(ink, digit, CENTER, 92, mark, 20);
});

export const ARROWS: Marks = marksOf(DIRECTIONS, (_, eighth) => (ink, material, size) => {
  inlay(ink, arrowOf(CENTER, size / 2, eighth), material);
});

/** Stones in the cut that each has on a casket: nobody has to tell them by their colour. */
export const COLOURS: Marks = marksOf(COLOUR_NAMES, (name) => (ink, _, size) => {
  const scale = size / 44;
  ink.at([CENTER[0] - 25 * scale, CENTER[1] - 25 * scale], () => drawStone(ink, name), { scale });
});

/** A note on its line, and what it is called: as on the paper of the toy piano. */
export const NOTES: Marks = marksOf(TONES, (tone, place) => (ink, material) => {
  const [x, lowest, gap] = [100, 98, 14];
  const y = lowest - ((place - TONES.indexOf('mi')) * gap) / 2;
  const lines = range(5).map((i) => polyline([47, lowest - i * gap], [153, lowest - i * gap]));
  ink.draw(joinPaths(...lines), { stroke: material.mark, width: 2.8, opacity: 0.7 });
  if (tone === 'do') ink.draw(polyline([x - 27, y], [x + 27, y]), { stroke: material.mark, width: 4 });
  const stem: Path = place > 5 ? rect(x - 14.5, y, 6, 46, 2) : rect(x + 8.5, y - 46, 6, 46, 2);
  inlay(ink, joinPaths(turnPath(oval(x, y, 15.5, 11.5), -18, [x, y]), stem), material);
  writeTone(ink, tone === 'high-do' ? 'do’' : tone, [x, 148], {
    size: 33,
    fill: material.mark,
    light: material.edge,
  });
});

/** The knob of a switch up in its slot, and filled, or down, and hollow. */
export const SWITCHES: Marks = marksOf(['on', 'off'], (state) => (ink, material, size) => {
  const [x, y] = CENTER;
  const [w, h, line] = [size * 0.6, size, size * 0.085];
  const slot = rect(x - w / 2, y - h / 2, w, h, w / 2);
  const hole = rect(x - w / 2 + line, y - h / 2 + line, w - 2 * line, h - 2 * line, w / 2 - line);
  inlay(ink, joinPaths(slot, hole), material, true);
  const knob: Point = [x, y + (state === 'on' ? -0.2 : 0.2) * h];
  const ball = oval(...knob, w * 0.28);
  if (state === 'on') inlay(ink, ball, material);
  else inlay(ink, joinPaths(ball, oval(...knob, w * 0.28 - line)), material, true);
});

/** The short, thick hand of a clock. */
export const HOUR_HANDS: Marks = marksOf(HOURS, (_, i) => (ink, material, size) => {
  drawHand(ink, material, { size, turn: (i + 1) * 30, length: 0.42, width: 0.25 });
});

/** The long, thin one. */
export const MINUTE_HANDS: Marks = marksOf(MINUTES, (_, i) => (ink, material, size) => {
  drawHand(ink, material, { size, turn: (i + 1) * 30, length: 0.46, width: 0.15 });
});

function marksOf<Name extends string>(
  names: readonly Name[],
  markOf: (name: Name, place: number) => Mark,
): Marks {
  return Object.fromEntries(names.map((name, place) => [name, markOf(name, place)]));
}

/** A mark let into the field, with an edge that catches the light. */
function inlay(ink: Ink, path: Path, { mark, edge }: Material, evenOdd = false): void {
  ink.draw(path, { fill: edge, evenOdd, move: [2.6, 4.6], opacity: 0.75 });
  ink.draw(path, { fill: mark, evenOdd });
}

interface Hand {
  size: number;
  turn: number;
  /** Of the dial's width, as is its width. */
  length: number;
  width: number;
}

function drawHand(ink: Ink, material: Material, { size, turn, length, width }: Hand): void {
  const [x, y] = CENTER;
  for (const i of range(12)) {
    const [from, to] = [0.5 - (i % 3 ? 0.05 : 0.09), 0.5].map((r) => polar(x, y, r * size, i * 30));
    if (from && to)
      ink.draw(polyline(from, to), {
        stroke: material.mark,
        width: i % 3 ? 3.6 : 6,
        cap: 'round',
        opacity: 0.8,
      });
  }
  const [reach, w] = [size * length, size * width];
  const blade = polygon(
    [x - w * 0.32, y],
    [x - w * 0.5, y - reach * 0.58],
    [x, y - reach],
    [x + w * 0.5, y - reach * 0.58],
    [x + w * 0.32, y],
  );
  const hand = joinPaths(turnPath(blade, turn, CENTER), oval(x, y, size * 0.095));
  inlay(ink, hand, material);
}
