import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range } from '../../ink/shapes.ts';
import { metal, rod } from '../../matter/metal.ts';
import { BRASS, SILVER } from '../../matter/palette.ts';

const TOP = -196;

export function teaTableBounds([x, foot]: Point): Box {
  return [x - 292, foot - 306, 584, 306];
}

/** Returns the point from which the pot steams, and the one at which the lamp burns. */
export function potPlace([x, foot]: Point): Point {
  return [x + 74, foot + TOP - 70];
}
export function tableLampPlace([x, foot]: Point): Point {
  return [x - 10, foot + TOP - 86];
}

interface TeaColors {
  velvet: string;
  wood: string;
  linen: string;
  shade: string;
  isLit: boolean;
  /** Whether the cup lies on its side, since the train stopped with a jolt. */
  isSpilt: boolean;
}

/** A table laid for tea between two armchairs that face each other. */
export function teaTable(ink: Ink, at: Point, colors: TeaColors): void {
  for (const dx of [-206, 206]) groundShadow(ink, at[0] + dx, at[1] - 4, 92, 15, 0.6);
  groundShadow(ink, at[0], at[1] - 2, 60, 11, 0.5);
  ink.at(at, () => {
    drawChair(ink, colors);
    ink.at([0, 0], () => drawChair(ink, colors), { mirror: true });
    drawTable(ink, colors);
    drawLamp(ink, [-10, TOP], colors);
    drawPot(ink, [74, TOP + 2]);
    drawCup(ink, [-84, TOP + 4], colors.isSpilt);
  });
}

/** Draws a chair from its side, facing right. */
function drawChair(ink: Ink, { velvet, wood }: TeaColors): void {
  const tone = ramp(velvet);
  for (const [x, lean] of [
    [-272, -8],
    [-148, 6],
  ] as const)
    solid(ink, polygon([x - 10, -50], [x + 12, -50], [x + 6 + lean, 0], [x - 6 + lean, 0]), wood, {
      bevel: 3,
      width: 2.6,
    });
  const back = curve(
    'M-270 -70Q-288 -180 -282 -268Q-276 -306 -246 -300Q-222 -294 -226 -262Q-232 -190 -218 -120L-216 -70Z',
  );
  castShadow(ink, back, { dx: 12, dy: 4, blur: 12, opacity: 0.45 });
  solid(ink, back, velvet, { bevel: 8 });
  for (const y of [-262, -224, -186, -148])
    ink.draw(curve(`M-274 ${y + 4}Q-250 ${y + 14} -230 ${y}`), {
      stroke: tone.deep,
      width: 3.4,
      opacity: 0.5,
    });
  solid(ink, curve('M-264 -114L-140 -118Q-122 -116 -122 -96Q-122 -80 -140 -78L-264 -72Z'), velvet, {
    bevel: 8,
  });
  solid(ink, curve('M-270 -80L-134 -84L-134 -50L-268 -44Z'), wood, { bevel: 4 });
  ink.draw(polyline([-262, -62], [-142, -68]), { stroke: BRASS, width: 2.6, opacity: 0.8 });
  const arm = curve(
    'M-246 -150Q-180 -166 -146 -156Q-134 -150 -142 -140L-152 -138L-150 -90L-166 -90L-168 -136Q-210 -134 -244 -126Z',
  );
  castShadow(ink, arm, { dx: 4, dy: 8, blur: 6, opacity: 0.4 });
  solid(ink, arm, wood, { bevel: 4 });
  solid(ink, curve('M-240 -160Q-190 -172 -158 -162L-158 -150Q-190 -158 -240 -146Z'), velvet, {
    bevel: 4,
    width: 2.4,
  });
}

function drawTable(ink: Ink, { wood, linen }: TeaColors): void {
  const tone = ramp(linen);
  rod(ink, polyline([0, -14], [0, TOP + 40]), wood, 20, polyline([-5, -20], [-5, TOP + 60]));
  for (const side of [-1, 1]) rod(ink, curve(`M0 -44Q${side * 30} -34 ${side * 50} -6`), wood, 12);
  const cloth = curve(
    `M-122 ${TOP}L122 ${TOP}L128 ${TOP + 70}Q112 ${TOP + 84} 96 ${TOP + 66}Q70 ${TOP + 90} 40 ${TOP + 66}` +
      `Q8 ${TOP + 92} -28 ${TOP + 66}Q-58 ${TOP + 90} -86 ${TOP + 66}Q-108 ${TOP + 88} -128 ${TOP + 68}Z`,
  );
  castShadow(ink, cloth, { dx: 4, dy: 16, blur: 10, opacity: 0.5 });
  solid(ink, cloth, linen, {
    bevel: 5,
    texture: () => {
      for (const x of [-96, -56, -10, 36, 84])
        ink.draw(
          curve(
            `M${x} ${TOP}Q${x + 6} ${TOP + 40} ${x - 4} ${TOP + 84}L${x + 14} ${TOP + 84}Q${x + 16} ${TOP + 40} ${x} ${TOP}Z`,
          ),
          {
            fill: tone.shade,
            opacity: 0.55,
          },
        );
    },
  });
  solid(
    ink,
    polygon([-122, TOP + 8], [-104, TOP - 14], [104, TOP - 14], [122, TOP + 8]),
    shift(linen, { lightness: 0.03 }),
    { bevel: 3 },
  );
  for (const i of range(13)) ink.draw(oval(-108 + i * 18, TOP + 52, 3), { fill: tone.dark, opacity: 0.5 });
}

function drawLamp(ink: Ink, [x, y]: Point, { shade, isLit }: TeaColors): void {
  solid(ink, oval(x, y - 4, 24, 7), BRASS, { bevel: 3, width: 2.4 });
  rod(ink, polyline([x, y - 8], [x, y - 62]), BRASS, 7, polyline([x - 1.6, y - 10], [x - 1.6, y - 60]));
  solid(ink, oval(x, y - 36, 9, 12), BRASS, { bevel: 3, width: 2.2 });
  const hood = curve(
    `M${x - 20} ${y - 112}L${x + 20} ${y - 112}Q${x + 28} ${y - 74} ${x + 46} ${y - 62}L${x - 46} ${y - 62}` +
      `Q${x - 28} ${y - 74} ${x - 20} ${y - 112}Z`,
  );
  const tone = ramp(shade);
  solid(ink, hood, shade, {
    bevel: 4,
    fill: isLit
      ? linear(90, tone.base, ['#ffd890', 0.72], '#fff0c4')
      : linear(65, tone.light, [tone.base, 0.5], tone.dark),
  });
  for (const i of range(8))
    ink.draw(polyline([x - 40 + i * 11.5, y - 62], [x - 40 + i * 11.5, y - 52]), {
      stroke: tone.dark,
      width: 3.4,
      cap: 'round',
    });
  if (isLit) ink.blend('screen', () => glow(ink, x, y - 74, 150, '#ffc878', 0.6));
}

function drawPot(ink: Ink, [x, y]: Point): void {
  const body = curve(
    `M${x - 30} ${y - 40}Q${x} ${y - 56} ${x + 30} ${y - 40}Q${x + 38} ${y - 14} ${x + 22} ${y - 4}` +
      `L${x - 22} ${y - 4}Q${x - 38} ${y - 14} ${x - 30} ${y - 40}Z`,
  );
  castShadow(ink, body, { dx: 8, dy: 4, blur: 6, opacity: 0.4 });
  const spout = curve(
    `M${x + 30} ${y - 18}Q${x + 48} ${y - 22} ${x + 48} ${y - 48}L${x + 57} ${y - 46}Q${x + 58} ${y - 12} ${x + 28} ${y - 8}Z`,
  );
  solid(ink, spout, SILVER, { bevel: 3, width: 2.4 });
  rod(
    ink,
    curve(
      `M${x - 30} ${y - 38}Q${x - 56} ${y - 36} ${x - 48} ${y - 18}Q${x - 42} ${y - 10} ${x - 30} ${y - 14}`,
    ),
    SILVER,
    5,
  );
  solid(ink, body, SILVER, { bevel: 4, width: 2.6, fill: metal(SILVER, 70) });
  solid(
    ink,
    curve(`M${x - 20} ${y - 46}Q${x} ${y - 66} ${x + 20} ${y - 46}Q${x} ${y - 40} ${x - 20} ${y - 46}Z`),
    SILVER,
    { bevel: 3, width: 2.4 },
  );
  solid(ink, oval(x, y - 60, 5), SILVER, { bevel: 2, width: 2 });
}

function drawCup(ink: Ink, [x, y]: Point, isSpilt: boolean): void {
  solid(ink, oval(x, y - 2, 28, 6), '#e0dcd4', { bevel: 2, width: 2.2 });
  const cup = curve('M-16 -24L16 -24Q14 -4 0 -2Q-14 -4 -16 -24Z');
  if (isSpilt) ink.draw(oval(x + 40, y, 34, 5), { fill: mix('#8a5428', '#e0dcd4', 0.2), opacity: 0.75 });
  ink.at(
    [x, y - 3],
    () => {
      ink.draw(curve('M16 -20Q28 -20 26 -12Q24 -6 13 -9'), { stroke: '#3a3444', width: 5.4 });
      ink.draw(curve('M16 -20Q28 -20 26 -12Q24 -6 13 -9'), { stroke: '#e0dcd4', width: 2.6 });
      solid(ink, cup, '#e4e0d8', { bevel: 3, width: 2.2 });
      ink.draw(polyline([-15, -18], [15, -18]), { stroke: '#4a6a9a', width: 2.6 });
    },
    { turn: isSpilt ? 82 : 0 },
  );
}
