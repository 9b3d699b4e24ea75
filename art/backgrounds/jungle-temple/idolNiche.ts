import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, movePath, type Point } from '../../ink/path.ts';
import { arc, arch, oval, polygon, range, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE } from '../../kits/stage/room.ts';
import { blockStone } from '../../matter/stone.ts';

const MIDDLE = 1560;
export const NICHE_BOUNDS: Box = [1268, 236, 584, 640];
/** Where water leaves the wall, and where it falls. */
export const SPOUT: Point = [1808, 470];
export const BASIN: Point = [1806, 838];

export interface NicheColors {
  stone: string;
  gold: string;
  jade: string;
  water: string;
  isAwake: boolean;
}

/** Steps to a niche where a god of gold sits, and a spring beside it. */
export function idolNiche(ink: Ink, colors: NicheColors): void {
  drawSurround(ink, colors);
  drawIdol(ink, [MIDDLE, 640], colors);
  drawSteps(ink, colors.stone);
  drawSpring(ink, colors);
}

function drawSurround(ink: Ink, { stone, jade, isAwake }: NicheColors): void {
  const own = shift(stone, { lightness: 0.02 });
  const front = polygon([1296, FLOOR_LINE], [1318, 252], [1802, 252], [1824, FLOOR_LINE]);
  castShadow(ink, front, { dx: 14, dy: 8, blur: 14, opacity: 0.45 });
  solid(ink, front, shift(own, { lightness: -0.05 }), { bevel: 8 });
  for (const row of range(6)) {
    const [y, h] = [258 + row * 90, 88];
    const lean = row * 3.4;
    blockStone(ink, [1318 - lean, y, 104, h], own, { spread: 6, width: 3, cracks: 0.4 });
    blockStone(ink, [1698 + lean, y, 104, h], own, { spread: 6, width: 3, cracks: 0.4 });
  }
  blockStone(ink, [1300, 236, 520, 74], shift(own, { lightness: 0.03 }), { spread: 5, width: 3 });
  for (const i of range(5)) {
    const x = 1372 + i * 94;
    solid(ink, oval(x, 273, 21), jade, { bevel: 5, width: 3 });
    ink.draw(oval(x, 273, 9), { fill: ramp(jade).deep, opacity: 0.85 });
    // The god's eyes are five, and one was dug out.
    if (i === 3) recess(ink, oval(x, 273, 21), stone, { depth: 9 });
  }
  const hollow = arch(1436, 326, 248, 430, 92);
  recess(ink, hollow, shift(stone, { lightness: -0.14 }), { depth: 26, opacity: 0.85 });
  ink.clip(hollow, () => {
    for (const i of range(15)) {
      const turn = (i / 14) * Math.PI;
      const ray = polygon(
        [MIDDLE, 520],
        [MIDDLE - Math.cos(turn - 0.05) * 240, 520 - Math.sin(turn - 0.05) * 240],
        [MIDDLE - Math.cos(turn + 0.05) * 240, 520 - Math.sin(turn + 0.05) * 240],
      );
      ink.draw(ray, { fill: ramp(stone).shade, opacity: 0.5 });
    }
    glow(ink, MIDDLE, 520, 230, isAwake ? '#5affb8' : '#ffd880', isAwake ? 0.6 : 0.34);
  });
}

/** It sits with crossed legs and holds out its hands for what it is owed. */
function drawIdol(ink: Ink, at: Point, { gold, jade, isAwake }: NicheColors): void {
  ink.at(at, () => {
    ink.draw(oval(6, 6, 110, 18), { fill: SHADOW, opacity: 0.6, blur: 8 });
    for (const i of range(9)) {
      const turn = -160 + i * 17.5;
      const tip: Point = [
        Math.cos((turn * Math.PI) / 180) * 112,
        -150 + Math.sin((turn * Math.PI) / 180) * 112,
      ];
      const root: Point = [
        Math.cos((turn * Math.PI) / 180) * 50,
        -150 + Math.sin((turn * Math.PI) / 180) * 50,
      ];
      const aside: Point = [-(tip[1] - root[1]) * 0.17, (tip[0] - root[0]) * 0.17];
      const feather = polygon(
        [root[0] - aside[0] * 0.6, root[1] - aside[1] * 0.6],
        [tip[0] - aside[0], tip[1] - aside[1]],
        [tip[0] + aside[0] * 0.2, tip[1] + aside[1] * 0.2 - 4],
        [tip[0] + aside[0], tip[1] + aside[1]],
        [root[0] + aside[0] * 0.6, root[1] + aside[1] * 0.6],
      );
      solid(ink, feather, i % 2 ? jade : gold, { bevel: 4, width: 3 });
    }
    solid(ink, curve('M-92 0Q-104 -40 -62 -48L62 -48Q104 -40 92 0Z'), gold, { bevel: 7 });
    solid(ink, curve('M-50 -40Q-58 -100 -36 -118L36 -118Q58 -100 50 -40Q0 -30 -50 -40Z'), gold, { bevel: 7 });
    for (const side of [-1, 1]) {
      solid(
        ink,
        curve(
          `M${side * 40} -112Q${side * 80} -98 ${side * 74} -54L${side * 54} -50Q${side * 56} -80 ${side * 34} -88Z`,
        ),
        gold,
        { bevel: 5 },
      );
      solid(ink, oval(side * 66, -46, 15, 10), gold, { bevel: 4, width: 3 });
    }
    solid(ink, oval(0, -74, 17), jade, { bevel: 5, width: 3 });
    solid(ink, curve('M-54 -122Q-62 -196 0 -202Q62 -196 54 -122Q0 -106 -54 -122Z'), gold, { bevel: 8 });
    const eye = isAwake ? '#aaffd8' : jade;
    for (const side of [-1, 1]) {
      ink.draw(
        curve(`M${side * 8} -160Q${side * 24} -174 ${side * 42} -158Q${side * 24} -146 ${side * 8} -160Z`),
        { fill: eye, stroke: ramp(gold).line, width: 3 },
      );
      solid(ink, oval(side * 58, -148, 10, 14), jade, { bevel: 3, width: 3 });
    }
    ink.draw(curve('M-6 -156L-10 -140L10 -140L6 -156'), { stroke: ramp(gold).deep, width: 4, cap: 'round' });
    ink.draw(rect(-24, -132, 48, 10, 4), { fill: ramp(gold).deep });
    for (const x of [-14, -2, 10]) ink.draw(rect(x, -132, 6, 7, 1), { fill: ramp(gold).hi });
    if (isAwake) ink.blend('screen', () => glow(ink, 0, -158, 90, '#5affb8', 0.5));
  });
}

/** Three steps, trodden hollow. */
function drawSteps(ink: Ink, stone: string): void {
  for (const i of range(3)) {
    const [top, half] = [648 + i * 62, 176 + i * 34];
    const tread = polygon(
      [MIDDLE - half + 14, top],
      [MIDDLE + half - 14, top],
      [MIDDLE + half, top + 20],
      [MIDDLE - half, top + 20],
    );
    const tone = ramp(shift(stone, { lightness: 0.07 }));
    ink.draw(tread, { fill: linear(90, tone.shade, tone.light), stroke: tone.line, width: 3 });
    ink.draw(oval(MIDDLE, top + 12, half * 0.4, 7), { fill: tone.dark, opacity: 0.35, blur: 5 });
    const blocks = 4 + i;
    const w = (half * 2) / blocks;
    for (const block of range(blocks))
      blockStone(ink, [MIDDLE - half + block * w, top + 19, w, 44], stone, {
        spread: 3,
        width: 3,
        cracks: 0.35,
      });
  }
  const foot = 648 + 3 * 62;
  ink.draw(oval(MIDDLE + 10, foot + 4, 262, 16), { fill: SHADOW, opacity: 0.5, blur: 9 });
}

const BOWL = curve('M-72 -40Q-66 34 0 36Q66 34 72 -40Z');
/** From where the water leaves it. */
const SNAKE = curve('M-56 -30Q-40 -66 4 -58L60 -58L60 16L20 18Q-20 20 -56 -30Z');
/** On its neck, from its eye. */
const SCALES = [
  [24, -42],
  [46, -42],
  [34, -22],
  [54, -20],
  [24, -4],
  [46, 0],
] as const;

/** A stone snake's mouth in the wall, and what runs out of it. */
function drawSpring(ink: Ink, { stone, water }: NicheColors): void {
  const [x, y] = SPOUT;
  const tone = ramp(water);
  const bowl = movePath(BOWL, ...BASIN);
  castShadow(ink, bowl, { dx: 12, dy: 8, blur: 10, opacity: 0.5 });
  const fall = curve(
    `M${x - 12} ${y}Q${x - 22} ${y + 120} ${x - 16} ${BASIN[1] - 38}L${x + 12} ${BASIN[1] - 38}Q${x + 10} ${y + 120} ${x + 12} ${y}Z`,
  );
  ink.draw(fall, { fill: linear(0, [tone.light, 0, 0.85], [tone.hi, 0.4, 0.9], [tone.base, 1, 0.75]) });
  for (const at of [-9, 0, 7])
    ink.draw(curve(`M${x + at} ${y + 10}Q${x + at - 6} ${y + 140} ${x + at - 3} ${BASIN[1] - 42}`), {
      stroke: '#ffffff',
      width: 2.4,
      opacity: 0.5,
    });
  const head = movePath(SNAKE, x, y);
  const skin = mix(stone, '#6a9a80', 0.2);
  castShadow(ink, head, { dx: 10, dy: 14, blur: 9, opacity: 0.45 });
  solid(ink, head, skin, { bevel: 7, texture: () => drawScales(ink, stone) });
  solid(ink, rect(x + 50, y - 68, 26, 94, 7), shift(skin, { lightness: 0.04 }), { bevel: 6 });
  solid(ink, oval(x - 4, y - 36, 9), '#c8a050', { bevel: 3, width: 3 });
  ink.draw(curve(`M${x - 48} ${y - 22}Q${x - 6} ${y - 2} ${x + 30} ${y + 2}`), {
    stroke: ramp(stone).line,
    width: 5,
    cap: 'round',
  });
  for (const [dx, dy] of [
    [-28, -14],
    [-10, -6],
  ] as const)
    ink.draw(polygon([x + dx, y + dy], [x + dx + 11, y + dy + 4], [x + dx + 4, y + dy + 15]), {
      fill: '#e6dcc0',
      stroke: ramp(stone).line,
      width: 2.2,
    });
  solid(ink, bowl, stone, { bevel: 8 });
  ink.draw(oval(BASIN[0], BASIN[1] - 40, 72, 17), {
    fill: ramp(stone).deep,
    stroke: ramp(stone).line,
    width: 3,
  });
  ink.draw(oval(BASIN[0], BASIN[1] - 37, 62, 12), { fill: linear(90, tone.base, tone.light) });
  for (const rx of [18, 34])
    ink.draw(oval(x - 2, BASIN[1] - 37, rx, rx * 0.2), { stroke: '#ffffff', width: 2.2, opacity: 0.6 });
}

function drawScales(ink: Ink, stone: string): void {
  const [x, y] = SPOUT;
  for (const [dx, dy] of SCALES) {
    ink.draw(arc(x + dx, y + dy, 11, 200, 340), {
      stroke: ramp(stone).dark,
      width: 3,
      opacity: 0.8,
      cap: 'round',
    });
    ink.draw(arc(x + dx, y + dy + 2, 11, 210, 330), {
      stroke: ramp(stone).hi,
      width: 1.8,
      opacity: 0.5,
      cap: 'round',
    });
  }
}
