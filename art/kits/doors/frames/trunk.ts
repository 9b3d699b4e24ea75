import { type Color, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { settle, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve, joinPaths, type Path, type Point } from '../../../ink/path.ts';
import { oval } from '../../../ink/shapes.ts';
import { grain } from '../../../matter/wood.ts';
import { frameShadow } from '../door.ts';

const BARK: Path = curve(
  'M-6 790C22 776 40 726 44 640C48 520 34 420 42 300C46 220 46 150 40 90L344 90C338 150 338 220 342 300' +
    'C350 420 336 520 340 640C344 726 362 776 390 790Z',
);
const FURROWS = [
  curve('M60 120C72 220 56 300 62 420C66 520 56 640 44 730'),
  curve('M84 100C92 170 84 210 82 250'),
  curve('M324 130C314 230 326 320 320 430C316 540 328 650 344 740'),
  curve('M300 100C294 160 302 220 302 256'),
  curve('M150 90C156 140 150 180 156 220'),
  curve('M236 90C228 140 236 180 230 226'),
  curve('M70 560C74 640 66 710 58 770'),
  curve('M316 580C312 650 320 720 330 772'),
];
/** The marks across the bark: middle and half width. */
const MARKS = [
  [92, 214, 24],
  [290, 232, 26],
  [62, 330, 18],
  [326, 440, 16],
  [60, 570, 17],
  [332, 620, 18],
] as const;
const KNOTS: readonly Point[] = [
  [66, 470],
  [322, 350],
];

/** The dark marks across pale bark. */
export function barkMarks(ink: Ink, color: string): void {
  for (const [x, y, w] of MARKS) {
    const mark = curve(
      `M${x - w} ${y - 2}Q${x} ${y - 2} ${x + w} ${y - 3}Q${x} ${y + 22} ${x - w} ${y - 2}Z`,
    );
    ink.draw(mark, { fill: color, opacity: 0.85 });
  }
}

/** A living trunk that fills the door's canvas around an opening, its roots spread at the foot. */
export function trunk(ink: Ink, opening: Path, color: Color): void {
  const tone = ramp(color);
  frameShadow(ink, BARK);
  const texture = (): void => {
    grain(ink, [0, 60, 384, 730], color, { density: 0.9, strength: 0.4 });
    for (const furrow of FURROWS) drawFurrow(ink, furrow, color);
    for (const [x, y] of KNOTS) drawKnot(ink, [x, y], color);
    ink.draw(BARK, { stroke: tone.deep, width: 44, opacity: 0.55, blur: 14 });
  };
  const round = linear(
    0,
    tone.dark,
    [tone.base, 0.14],
    [tone.light, 0.3],
    [tone.base, 0.58],
    [tone.dark, 0.86],
    tone.deep,
  );
  solid(ink, joinPaths(BARK, opening), color, { evenOdd: true, bevel: 9, fill: round, texture });
  ink.clip(joinPaths(BARK, opening), () => settle(ink, BARK, 0.3, 0.55), true);
}

function drawFurrow(ink: Ink, path: Path, color: Color): void {
  const tone = ramp(color);
  ink.draw(path, { stroke: tone.deep, width: 5, cap: 'round', opacity: 0.7 });
  ink.draw(path, { stroke: tone.hi, width: 2.4, cap: 'round', opacity: 0.55, move: [4, 1] });
}

function drawKnot(ink: Ink, [cx, cy]: Point, color: Color): void {
  const tone = ramp(color);
  ink.draw(oval(cx, cy, 13, 20), { fill: tone.shade, stroke: tone.deep, width: 3.5 });
  ink.draw(oval(cx, cy, 6, 10), { fill: tone.deep });
}

/** The thick edge of bark around a hole; it is open at the foot. */
export function barkLip(ink: Ink, opening: Path, color: Color): void {
  const tone = ramp(color);
  const edge = opening.filter(({ command }) => command !== 'Z');
  ink.draw(edge, { stroke: tone.line, width: 34 });
  ink.draw(edge, { stroke: tone.base, width: 24 });
  ink.draw(edge, { stroke: tone.shade, width: 9, opacity: 0.8, move: [4, 4] });
  ink.draw(edge, { stroke: tone.hi, width: 4.5, opacity: 0.65, move: [-5, -5] });
  ink.draw(edge, { stroke: tone.dark, width: 2.5, opacity: 0.6, move: [1, 0] });
}
