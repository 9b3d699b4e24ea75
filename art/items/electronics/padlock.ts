import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, movePath, type Path, type Point, turnPath } from '../../ink/path.ts';
import { arc, oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { tips } from '../../leaves.ts';
import { brushed } from '../../matter/brushed.ts';
import { type Glyph, glyph } from '../../matter/digits.ts';
import { metal, plate, rivets, rod } from '../../matter/metal.ts';
import { BRASS, IRON, SILVER } from '../../matter/palette.ts';

// Digits: each wheel shows the halves of two, so that no code can be read.

interface Palette {
  body: string;
  wheels: string;
  shackle: string;
}

const HALVES: readonly (readonly [Glyph, Glyph])[] = [
  ['3', '4'],
  ['8', '9'],
  ['5', '6'],
  ['0', '1'],
];

/** The movement of the shackle to its open position. */
const SPRUNG = { pivot: [66, 150] as Point, angle: -16, by: [0, -26] as Point };

/**
 * A padlock on a hasp. Opened, its shackle is up. The wheels stand between two digits, so that no code can be
 * read.
 */
export const padlock = defineItem<Palette>({
  id: 'padlock',
  name: 'Padlock',
  tag: 'Electronics',
  anchor: 'wall',
  size: [240, 320],
  margin: { top: 22, right: 44, bottom: 40, left: 20 },
  line: 7.5,
  seed: 201,
  stand: { width: 5.6, center: 66, foot: 66 },
  realSize: { height: 12 },
  palettes: {
    brass: { body: BRASS, wheels: '#3a3644', shackle: SILVER },
    steel: { body: '#8f9dae', wheels: '#f0e8d8', shackle: '#b9c1cc' },
    red: { body: '#c2453f', wheels: '#f4ead4', shackle: SILVER },
    black: { body: '#464453', wheels: '#d9b25a', shackle: BRASS },
  },
  opens: true,
  opening: 'springs',
  lockMaterial: 'brass',
  leaves: [tips(curve('M48 147V112C48 13 192 13 192 112V147L157 147V112C157 58 83 58 83 112V147Z'), SPRUNG)],
  isLockable: true,
  draw(ink, palette, isOpened) {
    drawHasp(ink, isOpened);
    drawShackle(ink, palette.shackle, isOpened);
    drawBody(ink, palette, isOpened);
  },
});

/** The plate on the wall; once opened, its flap is turned aside. */
function drawHasp(ink: Ink, isOpened: boolean): void {
  const back = rect(60, 6, 120, 64, 9);
  castShadow(ink, back, { dx: 5, dy: 7, blur: 5, opacity: 0.45 });
  plate(ink, back, IRON, { width: 5.5 });
  rivets(
    ink,
    [
      [74, 20],
      [166, 20],
      [74, 56],
      [166, 56],
    ],
    6,
    IRON,
  );
  const staple = isOpened ? curve('M104 58C104 20 136 20 136 58') : curve('M104 62C104 26 136 26 136 62');
  rod(ink, staple, SILVER, 10, curve('M107 50C110 32 124 30 130 38'));
}

function drawShackle(ink: Ink, metalColor: string, isOpened: boolean): void {
  const stand = (path: Path): Path =>
    isOpened ? movePath(turnPath(path, SPRUNG.angle, SPRUNG.pivot), ...SPRUNG.by) : path;
  // The left leg is longer: it stays in the body.
  const bow = stand(curve('M66 214V112C66 36 174 36 174 112V164'));
  const light = stand(curve('M62 150V112C62 70 90 52 118 52'));
  const tone = ramp(metalColor);
  ink.draw(bow, { stroke: SHADOW, width: 24, opacity: 0.35, blur: 6, move: [7, 9] });
  ink.draw(bow, { stroke: tone.line, width: 32 });
  for (const [color, width, aside] of [
    [tone.dark, 21, 0],
    [tone.shade, 17, -1],
    [tone.base, 12.5, -2],
    [tone.hi, 6, -3.5],
  ] as const)
    ink.draw(bow, { stroke: color, width, move: [aside, aside * 0.6] });
  ink.draw(light, { stroke: '#fff', width: 3.4, cap: 'round', opacity: 0.9 });
  if (!isOpened) return;
  ink.draw(stand(rect(158, 158, 32, 9, 3)), { fill: tone.base, stroke: tone.line, width: 6 });
  ink.draw(stand(rect(180, 134, 11, 13, 2)), { fill: tone.line });
}

function drawBody(ink: Ink, { body, wheels }: Palette, isOpened: boolean): void {
  const outline = rect(28, 146, 184, 166, 26);
  castShadow(ink, outline, { dx: 8, dy: 10, blur: 9, opacity: 0.45 });
  solid(ink, outline, body, {
    fill: metal(body, 60),
    bevel: 9,
    texture: () => brushed(ink, [28, 146, 184, 166], body, 0.16),
  });
  if (isOpened) drawSocket(ink, body);
  ink.draw(rect(42, 160, 156, 138, 17), { stroke: ramp(body).dark, width: 3, opacity: 0.6 });
  ink.draw(rect(42, 160, 156, 138, 17), { stroke: ramp(body).hi, width: 2, opacity: 0.7, move: [1.5, 2] });
  recess(ink, rect(46, 188, 148, 86, 12), '#241f2c', { depth: 7, fill: linear(90, '#15111c', '#3a3444') });
  for (const i of range(4)) drawWheel(ink, 52 + i * 35, wheels, HALVES[i] ?? ['0', '1']);
  const mark = isOpened ? '#5dff8f' : mix(body, '#ffffff', 0.75);
  for (const [base, tip] of [
    [32, 43],
    [208, 197],
  ] as const)
    ink.draw(polygon([base, 222], [tip, 231], [base, 240]), {
      fill: mark,
      stroke: ramp(body).line,
      width: 3,
    });
  if (isOpened) glow(ink, 120, 231, 104, '#5dff8f', 0.4, 62);
}

/** The hole in which the shackle was. */
function drawSocket(ink: Ink, body: string): void {
  const tone = ramp(body);
  ink.draw(oval(172, 163, 19, 7.5), {
    fill: linear(90, '#120a1e', tone.deep),
    stroke: tone.line,
    width: 3.5,
  });
  ink.draw(arc(172, 164, 19, 20, 160, 7.5), { stroke: tone.hi, width: 2.6, cap: 'round', move: [0, 3] });
}

function drawWheel(ink: Ink, x: number, color: string, [upper, lower]: readonly [Glyph, Glyph]): void {
  const tone = ramp(color);
  const drum = rect(x, 192, 31, 78, 6);
  const isPale = color > '#a';
  ink.draw(drum, {
    fill: linear(90, tone.deep, [tone.base, 0.3], [tone.hi, 0.5], [tone.base, 0.68], tone.deep),
  });
  ink.clip(drum, () => {
    const print = isPale ? '#2b2430' : '#fff4dc';
    glyph(ink, upper, [x + 15.5, 193], 24, print, 4.4);
    glyph(ink, lower, [x + 15.5, 269], 24, print, 4.4);
    ink.draw(polyline([x, 231], [x + 31, 231]), { stroke: tone.line, width: 2.4, opacity: 0.7 });
    ink.draw(rect(x, 192, 31, 78), {
      fill: linear(90, ['#120a1e', 0, 0.5], ['#120a1e', 0.22, 0], ['#120a1e', 0.78, 0], ['#120a1e', 1, 0.55]),
    });
  });
  ink.draw(drum, { stroke: '#19131f', width: 3.4 });
}
