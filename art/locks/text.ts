import { BACKSPACE, KEYBOARD, SPACE } from '../../core/catalogue/keyboard.ts';
import { ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { castShadow, recess } from '../ink/light.ts';
import { linear, radial } from '../ink/paint.ts';
import { type Box, curve, joinPaths, type Path, type Point } from '../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../ink/shapes.ts';
import { capital } from '../matter/capitals.ts';
import { type Glyph, glyph } from '../matter/digits.ts';
import { knob, plate, rod } from '../matter/metal.ts';
import { BRASS } from '../matter/palette.ts';
import { body, type LockParts } from './lockPart.ts';
import { drawer } from './openings.ts';
import { type Surface, wooden } from './surfaces.ts';
import { drawWriting, type WrittenWith } from './writing.ts';

/** The materials of a lock by words. */
interface TextLook {
  body: Surface;
  /** The colour of the fittings. */
  trim: string;
  /** The colours of the recess of the keyboard. */
  well: readonly [string, string];
  /** The colours of a key and of its letter. */
  key: readonly [key: string, letter: string];
  drawer: Surface;
  /** The light of a screen, which replaces the paper and its roller. */
  screen?: string;
  /** What one writes with, which replaces the keyboard and the roller of a typewriter. */
  writtenWith?: WrittenWith | undefined;
}

/** A sheet with what one writes with, a typewriter, or a keyboard with a screen, over a small drawer. */
export function textOf(look: TextLook): LockParts {
  return {
    shut: body((ink) => draw(ink, look, false)),
    open: body((ink) => draw(ink, look, true)),
  };
}

export const text = textOf({
  body: wooden('#6d2f2b', 0.4),
  trim: BRASS,
  well: ['#160b10', '#3d2022'],
  key: ['#f0e4cb', '#3a2018'],
  drawer: wooden('#8a4a34', 0.35),
  writtenWith: 'quill',
});

function draw(ink: Ink, look: TextLook, isOpen: boolean): void {
  const { trim } = look;
  const shape = rect(16, 168, 328, 262, 22);
  castShadow(ink, shape, { dx: 7, dy: 11, blur: 12, opacity: 0.5 });
  look.body(ink, shape, [16, 168, 328, 262], 8);
  ink.draw(rect(28, 180, 304, 238, 14), { stroke: trim, width: 2, opacity: 0.75 });
  drawMachine(ink, look);
  drawer(ink, [110, 394, 140, 44], { front: look.drawer, knob: trim }, isOpen);
}

function drawMachine(ink: Ink, look: TextLook): void {
  const { trim, well, drawer: board, writtenWith, screen } = look;
  if (writtenWith) {
    drawWriting(ink, writtenWith, { board, trim, well });
    return;
  }
  drawKeyboard(ink, look);
  if (screen) drawScreen(ink, look, screen);
  else drawCarriage(ink, trim);
}

const DIGITS: readonly Glyph[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** A keyboard: the machine asks for words. Its keys can be pressed (`PaintedKeys`). */
function drawKeyboard(ink: Ink, look: TextLook): void {
  const { well, trim } = look;
  const board = rect(40, 302, 280, 86, 16);
  recess(ink, board, well[1], { depth: 8, fill: linear(90, ...well) });
  for (const { sign, at } of KEYBOARD) drawKey(ink, sign, at, look);
  ink.draw(board, { stroke: ramp(trim).line, width: 6 });
  ink.draw(board, { stroke: trim, width: 3.4 });
}

function drawKey(ink: Ink, sign: string, at: Point, { trim, key: [color, signColor] }: TextLook): void {
  plate(ink, oval(...at, 9.6), trim, { bevel: 2, width: 1.4 });
  ink.draw(oval(...at, 7.8), { fill: color, stroke: ramp(color).dark, width: 0.8 });
  const digit = DIGITS.find((each) => each === sign);
  const drawing = DRAWN_SIGNS[sign];
  if (digit) glyph(ink, digit, at, 8, signColor);
  else if (drawing) ink.draw(drawing, { stroke: signColor, width: 1.4, cap: 'round', move: at });
  else capital(ink, sign, { center: at, size: 8, color: signColor });
}

/** The signs of the keys that have no letter, around 0, 0. */
const DRAWN_SIGNS: Readonly<Record<string, Path>> = {
  [SPACE]: polyline([-4.5, 0.5], [-4.5, 3], [4.5, 3], [4.5, 0.5]),
  [BACKSPACE]: joinPaths(polyline([4.5, 0], [-4.5, 0]), polyline([-1.2, -3.2], [-4.5, 0], [-1.2, 3.2])),
};

function drawScreen(ink: Ink, { body: surface, trim }: TextLook, light: string): void {
  const box: Box = [44, 10, 272, 164];
  const housing = rect(...box, 18);
  castShadow(ink, housing, { dx: 6, dy: 10, blur: 9, opacity: 0.5 });
  surface(ink, housing, box, 7);
  const pane = rect(60, 24, 240, 132, 10);
  recess(ink, pane, '#0b2230', { depth: 8, fill: radial(0.5, 0.45, 0.8, '#103a4c', '#050d18') });
  ink.clip(pane, () => {
    const lines = range(22).map((i) => polyline([60, 26 + i * 6], [300, 26 + i * 6]));
    ink.draw(joinPaths(...lines), { stroke: light, width: 1, opacity: 0.12 });
    ink.draw(polygon([60, 110], [150, 24], [196, 24], [60, 156]), { fill: '#ffffff', opacity: 0.05 });
  });
  ink.draw(pane, { stroke: light, width: 7, opacity: 0.35, blur: 4 });
  ink.draw(pane, { stroke: trim, width: 2.4 });
}

function drawCarriage(ink: Ink, trim: string): void {
  const paper = polygon([72, 26], [288, 26], [288, 160], [72, 160]);
  castShadow(ink, paper, { dx: 5, dy: 7, blur: 7, opacity: 0.4 });
  ink.draw(paper, {
    fill: linear(75, '#fffaf0', ['#f3e7ca', 0.6], '#d7c39a'),
    stroke: '#4a3222',
    width: 2.6,
  });
  for (const i of range(3))
    ink.draw(polyline([84, 58 + i * 28], [276, 58 + i * 28]), {
      stroke: '#c9b38a',
      width: 1.2,
      opacity: 0.55,
    });
  const roller = rect(34, 148, 292, 34, 12);
  castShadow(ink, roller, { dx: 2, dy: 8, blur: 6, opacity: 0.5 });
  const rubber = linear(90, '#6c7186', ['#3b3e4e', 0.35], ['#1a1b26', 0.75], '#33364a');
  ink.draw(roller, { fill: rubber, stroke: '#12101a', width: 3 });
  ink.draw(rect(44, 154, 272, 4, 2), { fill: '#b9c0d8', opacity: 0.5 });
  for (const x of [20, 340]) {
    plate(ink, rect(x - 15, 142, 30, 46, 9), trim, { bevel: 4 });
    for (const i of range(4)) {
      const groove = polyline([x - 12, 152 + i * 9], [x + 12, 152 + i * 9]);
      ink.draw(groove, { stroke: ramp(trim).dark, width: 2 });
    }
  }
  for (const x of [64, 296]) {
    rod(ink, curve(`M${x} 152L${x} 128`), trim, 6);
    knob(ink, [x, 128], 7, trim);
  }
}
