import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, type Point } from '../../ink/path.ts';
import { oval, rect } from '../../ink/shapes.ts';

export function dustSheetBounds([x, foot]: Point): Box {
  return [x - 156, foot - 300, 312, 304];
}

/** A wing chair under a sheet, with one visible foot; `at`: the middle of its foot. */
export function dustSheet(ink: Ink, at: Point, linen: string, wood: string): void {
  groundShadow(ink, at[0], at[1] - 4, 150, 18, 0.6);
  const tone = ramp(linen);
  ink.at(at, () => {
    for (const x of [-112, 108]) {
      solid(ink, rect(x - 10, -34, 20, 28, 5), wood, { bevel: 4 });
      solid(ink, oval(x, -8, 16, 10), wood, { bevel: 4, width: 2.6 });
    }
    const sheet = curve(
      'M-106 -270Q-96 -300 -58 -294Q-20 -306 20 -296Q66 -304 96 -284Q116 -262 110 -196Q150 -190 148 -150Q146 -80 154 -20' +
        'Q132 -4 112 -22Q92 -2 66 -16Q40 2 12 -14Q-16 4 -44 -14Q-74 4 -96 -18Q-128 0 -152 -22' +
        'Q-146 -80 -150 -146Q-150 -186 -114 -194Q-118 -240 -106 -270Z',
    );
    castShadow(ink, sheet, { dx: 14, dy: 2, blur: 14, opacity: 0.45 });
    solid(ink, sheet, linen, {
      bevel: 8,
      fill: linear(55, tone.light, [tone.base, 0.5], tone.dark),
      texture: () => drawFolds(ink, linen),
    });
  });
}

function drawFolds(ink: Ink, linen: string): void {
  const tone = ramp(linen);
  const seat = curve('M-104 -150Q0 -120 108 -154L112 -128Q0 -92 -108 -124Z');
  ink.draw(seat, { fill: tone.deep, opacity: 0.35, blur: 9 });
  ink.draw(curve('M-112 -190Q-86 -220 -78 -270L-66 -268Q-74 -210 -96 -150Z'), {
    fill: tone.deep,
    opacity: 0.34,
    blur: 8,
  });
  ink.draw(curve('M108 -192Q84 -220 76 -274L64 -272Q72 -206 94 -150Z'), {
    fill: tone.deep,
    opacity: 0.34,
    blur: 8,
  });
  const falls = [-132, -100, -62, -24, 22, 64, 104, 134];
  const deep = falls.map((x, i) =>
    curve(
      `M${x} ${-112 - (i % 3) * 14}Q${x + 10} -70 ${x - 4} -8L${x + 16} -10Q${x + 18} -60 ${x} ${-112 - (i % 3) * 14}Z`,
    ),
  );
  ink.draw(joinPaths(...deep), { fill: tone.deep, opacity: 0.42 });
  const lit = falls.map((x) => curve(`M${x - 6} -100Q${x} -60 ${x - 12} -14`));
  ink.draw(joinPaths(...lit), { stroke: tone.hi, width: 4, opacity: 0.5, cap: 'round' });
  ink.draw(curve('M-40 -284Q-10 -230 -46 -160M30 -286Q16 -230 40 -166'), {
    stroke: tone.dark,
    width: 3.4,
    opacity: 0.6,
  });
}
