import type { Ink } from '../../../ink/Ink.ts';
import { joinPaths, type Path, type Point, polar, turnPath } from '../../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../../ink/shapes.ts';
import { arrowOf } from '../../../locks/arrow.ts';
import { COLOUR_NAMES, drawStone } from '../../../locks/colours.ts';
import { drawSign, SIGN_NAMES } from '../../../locks/signs.ts';
import { type Glyph, glyph } from '../../../matter/digits.ts';
import type { Material } from './materials.ts';
import { writeTone } from './toneName.ts';

// Digits: plaques are what is hung up to tell one.

/** Draws the content of a plaque, as large as its field allows. */
export type Mark = (ink: Ink, material: Material, size: number) => void;
/** All contents of one kind of plaque, stored like colours; a new plaque shows the first. */
export type Marks = Readonly<Record<string, Mark>>;

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const HOURS = [...DIGITS.slice(1), 'ten', 'eleven', 'twelve'];
const MINUTES = [
  ...['five', 'ten', 'fifteen', 'twenty', 'twenty-five', 'thirty'],
  ...['thirty-five', 'forty', 'forty-five', 'fifty', 'fifty-five', 'zero'],
];
/** Clockwise from the top, as on the dial of a lock. */
const DIRECTIONS = ['up', 'up-right', 'right', 'down-right', 'down', 'down-left', 'left', 'up-left'];
/** The white keys of a toy piano, lowest first. */
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

/** Gems with a different cut for each colour, as on the lock, so that nobody has to see the colour. */
export const COLOURS: Marks = marksOf(COLOUR_NAMES, (name) => (ink, _, size) => {
  const scale = size / 44;
  ink.at([CENTER[0] - 25 * scale, CENTER[1] - 25 * scale], () => drawStone(ink, name), { scale });
});

/** A note on its line, with its letter above, large enough for a phone, as on the paper of the toy piano. */
export const NOTES: Marks = marksOf(TONES, (tone, place) => (ink, material) => {
  const [x, lowest, gap] = [100, 146, 12];
  const y = lowest - ((place - TONES.indexOf('mi')) * gap) / 2;
  const lines = range(5).map((i) => polyline([45, lowest - i * gap], [155, lowest - i * gap]));
  ink.draw(joinPaths(...lines), { stroke: material.mark, width: 3.2, opacity: 0.55 });
  if (tone === 'do') ink.draw(polyline([x - 29, y], [x + 29, y]), { stroke: material.mark, width: 4.5 });
  const stem: Path = place > 4 ? rect(x - 15.5, y, 7, 38, 2) : rect(x + 8.5, y - 38, 7, 38, 2);
  inlay(ink, joinPaths(turnPath(oval(x, y, 17, 11.5), -18, [x, y]), stem), material);
  writeTone(ink, tone === 'high-do' ? 'do’' : tone, [x, 57], {
    size: 60,
    fill: material.mark,
    light: material.edge,
  });
});

/** A switch: on is a filled knob at the top of the slot, off a hollow one at the bottom. */
export const SWITCHES: Marks = marksOf(['on', 'off'], (state) => (ink, material, size) => {
  const [x, y] = CENTER;
  const [w, h, line] = [size * 0.64, size, size * 0.085];
  const slot = rect(x - w / 2, y - h / 2, w, h, w / 2);
  const hole = rect(x - w / 2 + line, y - h / 2 + line, w - 2 * line, h - 2 * line, w / 2 - line);
  inlay(ink, joinPaths(slot, hole), material, true);
  const knob: Point = [x, y + (state === 'on' ? -0.19 : 0.19) * h];
  const ball = oval(...knob, w * 0.31);
  if (state === 'on') inlay(ink, ball, material);
  else inlay(ink, joinPaths(ball, oval(...knob, w * 0.31 - line)), material, true);
});

/** The short, thick hour hand; the hours are dots. */
export const HOUR_HANDS: Marks = marksOf(HOURS, (_, i) => (ink, material) => {
  drawHours(ink, material);
  drawHand(ink, material, { turn: (i + 1) * 30, reach: 53, shaft: 15, head: 46, point: 30 });
});

/** The long, thin minute hand; the minutes are strokes on a ring. */
export const MINUTE_HANDS: Marks = marksOf(MINUTES, (_, i) => (ink, material) => {
  drawMinutes(ink, material);
  drawHand(ink, material, { turn: (i + 1) * 30, reach: 62, shaft: 8, head: 27, point: 27 });
});

function marksOf<Name extends string>(
  names: readonly Name[],
  markOf: (name: Name, place: number) => Mark,
): Marks {
  return Object.fromEntries(names.map((name, place) => [name, markOf(name, place)]));
}

/** A mark inlaid into the field, with an edge that catches the light. */
function inlay(ink: Ink, path: Path, { mark, edge }: Material, evenOdd = false): void {
  ink.draw(path, { fill: edge, evenOdd, move: [2.6, 4.6], opacity: 0.75 });
  ink.draw(path, { fill: mark, evenOdd });
}

function drawHours(ink: Ink, { mark }: Material): void {
  const [x, y] = CENTER;
  drawTwelve(ink, mark, 71);
  const dots = range(11).map((i) => oval(...polar(x, y, 64, (i + 1) * 30), i % 3 === 2 ? 6 : 4));
  ink.draw(joinPaths(...dots), { fill: mark, opacity: 0.85 });
}

function drawMinutes(ink: Ink, { mark }: Material): void {
  const [x, y] = CENTER;
  ink.draw(oval(x, y, 73), { stroke: mark, width: 3, opacity: 0.7 });
  drawTwelve(ink, mark, 74);
  const strokes = range(11).map((i) => {
    const at = (radius: number): Point => polar(x, y, radius, (i + 1) * 30);
    return polyline(at(73), at(i % 3 === 2 ? 61 : 66));
  });
  ink.draw(joinPaths(...strokes), { stroke: mark, width: 4.5, opacity: 0.85 });
}

/** Draws a mark at twelve, so that the orientation is clear on a phone. */
function drawTwelve(ink: Ink, mark: string, radius: number): void {
  const [x, y] = CENTER;
  ink.draw(polygon([x - 12, y - radius], [x + 12, y - radius], [x, y - radius + 17]), { fill: mark });
}

interface Hand {
  turn: number;
  /** The length of the hand from the middle to its tip. */
  reach: number;
  /** The widths of the hand's shaft and of its arrowhead. */
  shaft: number;
  head: number;
  /** The length of the arrowhead. */
  point: number;
}

/** An arrow from the middle outward: its head shows at once which end points. */
function drawHand(ink: Ink, material: Material, { turn, reach, shaft, head, point }: Hand): void {
  const [x, y] = CENTER;
  const neck = y - reach + point;
  const blade = polygon(
    [x - shaft / 2, y],
    [x - shaft / 2, neck],
    [x - head / 2, neck],
    [x, y - reach],
    [x + head / 2, neck],
    [x + shaft / 2, neck],
    [x + shaft / 2, y],
  );
  const hand = joinPaths(turnPath(blade, turn, CENTER), oval(x, y, shaft / 2 + 4));
  inlay(ink, hand, material);
}
