import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, joinPaths, type Path, type Point } from '../../ink/path.ts';
import { polyline, range, rect } from '../../ink/shapes.ts';
import { metal, rod } from '../../matter/metal.ts';
import { SILVER } from '../../matter/palette.ts';

const KNIT = '#e6dcc6';
const BODY = curve('M-44 34Q-92 44 -118 82L-110 430Q0 448 110 430L118 82Q92 44 44 34Q0 74 -44 34Z');
const COLLAR = curve('M-52 38Q-40 10 0 12Q40 10 52 38Q30 66 0 76Q-30 66 -52 38Z');

/** A jacket of a school's team on its hanger; `at`: the rail. */
export function jacket(ink: Ink, at: Point, cloth: string): void {
  ink.at(at, () => {
    rod(ink, curve('M0 26L0 4Q18 -4 12 -18Q0 -30 -12 -16'), SILVER, 7);
    castShadow(ink, joinPaths(BODY, sleeve(-1), sleeve(1)), { dx: 22, dy: 14, blur: 16, opacity: 0.5 });
    for (const side of [-1, 1] as const) drawSleeve(ink, side, shift(KNIT, { lightness: -0.02 }));
    solid(ink, BODY, cloth, {
      bevel: 8,
      fill: linear(20, ramp(cloth).light, [ramp(cloth).base, 0.5], ramp(cloth).dark),
      texture: () => drawFolds(ink, cloth),
    });
    drawKnit(
      ink,
      rect(-112, 408, 224, 46, 14),
      range(15).map((i) => polyline([-98 + i * 14, 412], [-98 + i * 14, 450])),
    );
    solid(ink, COLLAR, KNIT, { bevel: 5, width: 3 });
    ink.draw(curve('M-34 36Q0 54 34 36'), { stroke: ramp(KNIT).line, width: 3, opacity: 0.7 });
    ink.draw(curve('M0 76L0 408'), { stroke: ramp(cloth).line, width: 9 });
    ink.draw(curve('M0 78L0 406'), { stroke: '#c8ccd4', width: 4 });
    solid(ink, rect(-7, 82, 14, 26, 5), SILVER, { bevel: 2, width: 2.4, fill: metal(SILVER, 60) });
    for (const side of [-1, 1])
      ink.draw(curve(`M${side * 44} 330L${side * 78} 268`), { stroke: KNIT, width: 12, cap: 'round' });
  });
}

function sleeve(side: -1 | 1): Path {
  const x = (out: number): number => side * out;
  return curve(
    `M${x(92)} 50Q${x(146)} 74 ${x(160)} 190L${x(170)} 372Q${x(140)} 390 ${x(108)} 378L${x(98)} 220Z`,
  );
}

function drawSleeve(ink: Ink, side: -1 | 1, cloth: string): void {
  solid(ink, sleeve(side), cloth, {
    bevel: 7,
    fill: linear(side < 0 ? 0 : 180, ramp(cloth).light, [ramp(cloth).base, 0.5], ramp(cloth).dark),
  });
  const left = side < 0 ? -174 : 104;
  drawKnit(
    ink,
    rect(left, 366, 70, 36, 10),
    range(4).map((i) => polyline([left + 14 + i * 14, 370], [left + 14 + i * 14, 398])),
  );
}

/** Ribbed, as at cuffs and hem. */
function drawKnit(ink: Ink, outline: Path, ribs: readonly Path[]): void {
  solid(ink, outline, mix(KNIT, '#9a8a78', 0.2), { bevel: 4, width: 3 });
  ink.draw(joinPaths(...ribs), { stroke: ramp(KNIT).dark, width: 3, opacity: 0.55 });
}

function drawFolds(ink: Ink, cloth: string): void {
  const tone = ramp(cloth);
  for (const fold of [
    'M-100 110Q-70 200 -84 420L-98 420Z',
    'M36 90Q58 240 44 420L64 420Q84 240 36 90Z',
    'M-52 120Q-30 240 -40 420L-24 420Q-8 240 -52 120Z',
  ])
    ink.draw(curve(fold), { fill: tone.deep, opacity: 0.35, blur: 4 });
}

const SOLE = curve('M-84 -4Q-88 -26 -78 -30L78 -22Q92 -18 90 -2Q88 4 80 4L-76 4Q-84 4 -84 -4Z');
const SHOE = curve(
  'M-78 -28Q-88 -62 -74 -104Q-70 -112 -60 -108Q-44 -94 -26 -110Q-16 -114 -8 -104L30 -66Q76 -58 86 -34Q88 -22 80 -20L-74 -24Z',
);

/** A pair of trainers on the floor, toes to the right; `at`: the floor. */
export function sneakers(ink: Ink, [x, y]: Point, color: string): void {
  groundShadow(ink, x + 84, y - 20, 104, 10, 0.6);
  groundShadow(ink, x - 24, y + 4, 112, 12, 0.6);
  ink.at([x + 74, y - 26], () => drawSneaker(ink, shift(color, { lightness: -0.05 })), { scale: 1.08 });
  ink.at([x - 28, y], () => drawSneaker(ink, color), { scale: 1.16 });
}

function drawSneaker(ink: Ink, color: string): void {
  const tone = ramp(color);
  castShadow(ink, SHOE, { dx: 12, dy: 6, blur: 8, opacity: 0.45 });
  solid(ink, SHOE, color, { bevel: 6, width: 3 });
  ink.clip(SHOE, () => {
    ink.draw(curve('M40 -70Q34 -40 60 -14L100 -14L100 -80Z'), { fill: KNIT, stroke: tone.line, width: 3 });
    ink.draw(curve('M-90 -66L-52 -60L-56 -14L-90 -14Z'), { fill: tone.dark, stroke: tone.line, width: 3 });
    ink.draw(curve('M-44 -34Q-10 -36 18 -56'), { stroke: KNIT, width: 10, cap: 'round' });
  });
  ink.draw(curve('M-62 -106Q-44 -86 -16 -106'), { stroke: tone.deep, width: 8, cap: 'round' });
  for (const [sx, sy] of [
    [-14, -94],
    [0, -82],
    [14, -70],
  ] as const)
    ink.draw(polyline([sx - 13, sy + 12], [sx + 7, sy - 5]), { stroke: '#f4ecdc', width: 7, cap: 'round' });
  solid(ink, SOLE, '#efe6d4', { bevel: 4, width: 3 });
}
