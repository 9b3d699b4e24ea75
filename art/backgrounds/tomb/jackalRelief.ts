import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { curve, joinPaths, type Path, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import type { TombPaint } from './lotusColumn.ts';

/**
 * The outlines of a figure with a jackal's head that looks to the door, some 330 high around 0, 0 at its
 * foot: head, kilt, collar, staff.
 */
const HEAD = curve(
  'M-14 -246L-20 -300L-4 -270L10 -304L14 -266Q30 -262 46 -252Q60 -246 62 -238' +
    'Q58 -230 44 -230Q28 -226 16 -222L12 -206L-20 -206Q-28 -226 -14 -246Z',
);
const WIG = curve('M-16 -250Q-34 -240 -32 -206L-38 -176L-14 -176L-12 -206Z');
const BODY = curve('M-40 -200Q0 -214 40 -200L26 -150L22 -122L-22 -122L-26 -150Z');
const KILT = curve('M-24 -124L24 -124L44 -52L-30 -56Z');
const LEGS = joinPaths(
  curve('M-26 -58L-6 -56L-10 -14L14 -8L14 0L-30 0Z'),
  curve('M16 -56L36 -54L38 -14L66 -8L66 0L24 0Z'),
);
const ARMS = joinPaths(
  curve('M-40 -198L-28 -188L-40 -146L-42 -110L-54 -110L-54 -150Z'),
  curve('M38 -198L30 -184L52 -158L78 -166L80 -178L58 -174Z'),
);

/** Draws the jackal god, carved into the stone, with remains of paint. */
export function jackalRelief(ink: Ink, [x, foot]: Point, stone: string, paint: TombPaint): void {
  const tone = ramp(stone);
  const faded = (color: string): string => mix(color, stone, 0.38);
  ink.draw(rect(x - 108, foot - 350, 216, 372, 4), { fill: tone.dark, opacity: 0.2 });
  ink.draw(rect(x - 108, foot - 350, 216, 372, 4), { stroke: tone.deep, width: 5, opacity: 0.55 });
  ink.draw(rect(x - 108, foot - 350, 216, 372, 4), {
    stroke: tone.hi,
    width: 2.4,
    opacity: 0.5,
    move: [2.5, 2.5],
  });
  ink.draw(rect(x - 98, foot - 340, 196, 14), { fill: faded(paint.blue), opacity: 0.8 });
  ink.draw(joinPaths(...range(9).map((i) => oval(x - 86 + i * 21.5, foot - 333, 4))), {
    fill: faded(paint.ochre),
  });
  ink.at([x - 4, foot], () => {
    carve(ink, polyline([79, -300], [79, 0]), stone, 8);
    carve(ink, curve('M72 -300Q70 -318 90 -312L96 -304'), stone, 7);
    for (const [path, color] of [
      [LEGS, shift(stone, { lightness: -0.14 })],
      [ARMS, shift(stone, { lightness: -0.14 })],
      [BODY, shift(stone, { lightness: -0.12 })],
      [KILT, faded(paint.pale)],
      [WIG, faded(paint.blue)],
      [HEAD, mix('#2c2838', stone, 0.3)],
    ] as const)
      relief(ink, path, color, stone);
    ink.draw(joinPaths(...range(5).map((i) => polyline([-14 + i * 9, -122], [-18 + i * 13, -58]))), {
      stroke: tone.deep,
      width: 2,
      opacity: 0.5,
    });
    for (const [i, color] of [paint.ochre, paint.red, paint.green].entries())
      ink.draw(curve(`M${-32 + i * 5} ${-196 + i * 7}Q0 ${-180 + i * 6} ${32 - i * 5} ${-196 + i * 7}`), {
        stroke: faded(color),
        width: 6,
      });
    ink.draw(rect(-25, -128, 50, 9), { fill: faded(paint.ochre), stroke: tone.deep, width: 2 });
    ink.draw(oval(22, -246, 4, 3), { fill: faded(paint.ochre) });
    ink.draw(polygon([-78, 0], [-78, -40], [-70, -52], [-62, -40], [-62, 0]), {
      fill: faded(paint.green),
      opacity: 0.7,
    });
  });
}

function relief(ink: Ink, path: Path, color: string, stone: string): void {
  const tone = ramp(stone);
  ink.draw(path, { stroke: tone.hi, width: 4.5, opacity: 0.6, move: [2, 2] });
  ink.draw(path, { fill: color, stroke: tone.deep, width: 3 });
  ink.clip(path, () => ink.draw(path, { stroke: tone.deep, width: 9, opacity: 0.4, move: [3, 4] }));
}

function carve(ink: Ink, path: Path, stone: string, width: number): void {
  const tone = ramp(stone);
  ink.draw(path, { stroke: tone.hi, width, opacity: 0.5, move: [2, 2], cap: 'round' });
  ink.draw(path, { stroke: tone.deep, width: width * 0.8, opacity: 0.8, cap: 'round' });
}
