import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, SHADOW, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, movePath, type Path, type Point } from '../../ink/path.ts';
import { arch, oval, polyline, rect, range as upTo } from '../../ink/shapes.ts';
import { brickwork } from '../../matter/brick.ts';
import { metal, plate, rivets, rod, roundBar } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';
import { voussoirs } from '../../matter/stone.ts';

const COPPER = '#c4764a';

export interface RangeColors {
  brick: string;
  iron: string;
  fire: string;
}

/** The stove's corner and foot: all of the range is placed by it. */
const STOVE: Box = [1486, 542, 350, 292];
export const FIRE: Point = [STOVE[0] + 88, STOVE[1] + 134];
export const SPOUT: Point = [STOVE[0] + 18, STOVE[1] - 74];

const ALCOVE: Box = [1452, 336, 418, 466];

/** An arched alcove of bricks, and in it a stove of iron with a kettle on it. */
export function kitchenRange(ink: Ink, { brick, iron, fire }: RangeColors): void {
  drawAlcove(ink, brick);
  drawFlue(ink, iron);
  drawStove(ink, iron, fire);
  drawKettle(ink, [STOVE[0] + 92, STOVE[1] - 10]);
  drawPot(ink, [STOVE[0] + 252, STOVE[1] - 10]);
  drawSteam(ink);
}

function drawSteam(ink: Ink): void {
  const [x, y] = SPOUT;
  for (const [dx, dy, radius, opacity] of [
    [-6, -6, 11, 0.3],
    [-16, -28, 16, 0.24],
    [-8, -56, 21, 0.18],
    [-22, -90, 27, 0.11],
  ] as const)
    ink.draw(oval(x + dx, y + dy, radius, radius * 1.2), { fill: '#f4ece4', opacity, blur: 9 });
}

function drawAlcove(ink: Ink, brick: string): void {
  const [x, y, w, h] = ALCOVE;
  const opening = arch(x, y, w, h, 120);
  ink.draw(opening, { fill: ramp(brick).deep });
  brickwork(ink, opening, ALCOVE, mix(brick, SHADOW, 0.42));
  ink.clip(opening, () => {
    ink.draw(opening, {
      fill: radial(0.32, 0.72, 0.7, ['#ff9a4a', 0, 0.4], [SHADOW, 1, 0.5]),
      blend: 'soft-light',
    });
    ink.draw(opening, { stroke: SHADOW, width: 54, opacity: 0.55, blur: 14, move: [12, 14] });
  });
  const center: Point = [x + w / 2, y + 120];
  voussoirs(ink, brick, {
    center,
    rx: w / 2,
    ry: 120,
    thickness: 42,
    count: 15,
    width: 2.4,
    round: 5,
    chips: 2,
  });
  for (const side of [x - 42, x + w])
    for (const i of upTo(10)) {
      const box: Box = [side, y + 122 + i * 35, 42, 33];
      solid(ink, rect(...box, 5), mix(brick, i % 3 ? '#ffffff' : SHADOW, 0.04 * (i % 4)), {
        width: 2.2,
        bevel: 4,
      });
    }
}

function drawFlue(ink: Ink, iron: string): void {
  const [x, y, w] = STOVE;
  const pipe = rect(x + w / 2 - 30, 330, 60, y - 340);
  ink.clip(arch(...ALCOVE, 120), () => {
    castShadow(ink, pipe, { dx: 14, dy: 0, blur: 10, opacity: 0.6 });
    solid(ink, pipe, iron, { fill: roundBar(iron), bevel: 4 });
  });
  for (const at of [y - 30, 440])
    solid(ink, rect(x + w / 2 - 36, at, 72, 15, 4), iron, { fill: roundBar(iron), bevel: 3 });
}

function drawStove(ink: Ink, iron: string, fire: string): void {
  const [x, y, w, h] = STOVE;
  groundShadow(ink, x + w / 2, y + h, w * 0.56, 22, 0.6);
  for (const leg of [x + 12, x + w - 44]) {
    const outline = 'M0 -30L32 -30C28 -12 34 -8 36 0L-4 0C-2 -8 4 -12 0 -30Z';
    const foot = movePath(curve(outline), leg, y + h);
    solid(ink, foot, iron, { bevel: 4 });
  }
  solid(ink, rect(x, y, w, h - 24, 4), iron, { bevel: 7 });
  drawFireDoor(ink, [x + 24, y + 54, 128, 128], iron, fire);
  drawAshDoor(ink, [x + 24, y + 196, 128, 50], iron);
  drawOven(ink, [x + 172, y + 54, 156, 192], iron);
  rod(
    ink,
    polyline([x + 4, y + 30], [x + w - 4, y + 30]),
    BRASS,
    8,
    polyline([x + 10, y + 28], [x + w - 10, y + 28]),
  );
  for (const at of [x + 24, x + w / 2, x + w - 24])
    solid(ink, oval(at, y + 30, 9), BRASS, { width: 2.2, bevel: 3 });
  drawTowel(ink, [x + 222, y + 26]);
  const top = rect(x - 18, y - 14, w + 36, 24, 6);
  castShadow(ink, top, { dx: 0, dy: 12, blur: 7, opacity: 0.5 });
  solid(ink, top, mix(iron, '#ffffff', 0.08), { bevel: 5 });
}

/** The fire door, whose bars leave the fire visible. */
function drawFireDoor(ink: Ink, [x, y, w, h]: Box, iron: string, fire: string): void {
  plate(ink, rect(x, y, w, h, 8), iron, { bevel: 5, width: 2.6 });
  rivets(
    ink,
    [
      [x + 12, y + 12],
      [x + w - 12, y + 12],
      [x + 12, y + h - 12],
      [x + w - 12, y + h - 12],
    ],
    4,
    BRASS,
  );
  const mouth = arch(x + 22, y + 22, w - 44, h - 46, 38);
  recess(ink, mouth, fire, {
    fill: radial(0.5, 0.85, 0.8, '#fff0b0', [fire, 0.4], ['#a02818', 0.8], '#40101c'),
  });
  ink.clip(mouth, () => {
    const cx = x + w / 2;
    const foot = y + h - 24;
    for (const [dx, height] of [
      [-22, 38],
      [2, 56],
      [22, 34],
    ] as const) {
      const flame = (grow: number) => flameAt([cx + dx, foot], height * grow, grow);
      ink.draw(flame(1), { fill: '#ff8a30' });
      ink.draw(flame(0.62), { fill: '#ffe070' });
    }
  });
  for (const i of upTo(4)) {
    const bar = x + 36 + i * 18.5;
    ink.draw(polyline([bar, y + 24], [bar, y + h - 24]), { stroke: ramp(iron).line, width: 5 });
  }
  ink.draw(mouth, { stroke: ramp(iron).line, width: 3 });
  glow(ink, x + w / 2, y + h / 2 + 8, 120, fire, 0.32);
}

/** A flame that leans a little to the right. */
function flameAt(foot: Point, height: number, grow: number): Path {
  const up = (share: number) => -height * share;
  return movePath(
    [
      ...polyline([-15 * grow, 0]),
      {
        command: 'C',
        points: [
          [-18 * grow, up(0.5)],
          [0, up(0.6)],
          [3, up(1)],
        ],
      },
      {
        command: 'C',
        points: [
          [8 * grow, up(0.55)],
          [18 * grow, up(0.4)],
          [14 * grow, 0],
        ],
      },
      { command: 'Z', points: [] },
    ],
    ...foot,
  );
}

function drawAshDoor(ink: Ink, [x, y, w, h]: Box, iron: string): void {
  plate(ink, rect(x, y, w, h, 6), iron, { bevel: 4, width: 2.4 });
  const slots = upTo(3).map((i) => rect(x + 28, y + 14 + i * 10, w - 56, 4, 2));
  ink.draw(joinPaths(...slots), { fill: ramp(iron).line });
}

function drawOven(ink: Ink, [x, y, w, h]: Box, iron: string): void {
  plate(ink, rect(x, y, w, h, 8), iron, { bevel: 6, width: 2.6 });
  ink.draw(rect(x + 14, y + 14, w - 28, h - 28, 6), { stroke: ramp(iron).hi, width: 2.2, opacity: 0.4 });
  const dial = oval(x + w / 2, y + 56, 25);
  solid(ink, dial, BRASS, { fill: metal(BRASS), width: 2.4, bevel: 3 });
  ink.draw(oval(x + w / 2, y + 56, 17), { fill: '#efe4c8', stroke: '#6a5030', width: 1.8 });
  ink.draw(polyline([x + w / 2, y + 56], [x + w / 2 + 8, y + 45]), {
    stroke: '#a03028',
    width: 3,
    cap: 'round',
  });
  rod(
    ink,
    polyline([x + 26, y + h - 34], [x + w - 26, y + h - 34]),
    BRASS,
    9,
    polyline([x + 30, y + h - 36], [x + w - 34, y + h - 36]),
  );
}

/** A towel that hangs a little crooked. */
function drawTowel(ink: Ink, [x, y]: Point): void {
  ink.at(
    [x + 32, y],
    () => {
      const cloth = curve('M-32 -4L32 -4L34 112Q16 104 2 113Q-18 106 -34 112Z');
      castShadow(ink, cloth, { dx: 7, dy: 6, blur: 6, opacity: 0.5 });
      solid(ink, cloth, '#d8ccb4', {
        width: 2.4,
        bevel: 4,
        texture: () => {
          for (const at of [78, 92]) ink.draw(rect(-40, at, 80, 7), { fill: '#a8483e', opacity: 0.85 });
          for (const at of [-12, 12]) ink.draw(rect(at, -4, 5, 120), { fill: '#8a7a6a', opacity: 0.25 });
        },
      });
    },
    { turn: 4 },
  );
}

function drawKettle(ink: Ink, [x, foot]: Point): void {
  const tone = ramp(COPPER);
  const spout = movePath(curve('M-34 -22C-58 -26 -56 -54 -76 -62L-66 -70C-44 -64 -42 -46 -28 -44Z'), x, foot);
  rod(
    ink,
    curve(`M${x - 38} ${foot - 60}C${x - 44} ${foot - 124} ${x + 44} ${foot - 124} ${x + 38} ${foot - 60}`),
    '#5a3a2c',
    9,
  );
  solid(ink, spout, COPPER, { width: 2.6, bevel: 4 });
  const body = movePath(curve('M-44 0C-58 -36 -44 -70 0 -70C44 -70 58 -36 44 0Z'), x, foot);
  castShadow(ink, body, { dx: 10, dy: 2, blur: 8, opacity: 0.5 });
  solid(ink, body, COPPER, {
    width: 2.8,
    bevel: 6,
    fill: linear(0, tone.shade, [tone.hi, 0.28], [tone.base, 0.5], tone.dark),
  });
  solid(ink, oval(x, foot - 68, 24, 7), COPPER, { width: 2.4, bevel: 2 });
  solid(ink, oval(x, foot - 79, 7), BRASS, { width: 2.2, bevel: 2 });
}

function drawPot(ink: Ink, [x, foot]: Point): void {
  const enamel = '#4a6a88';
  const body = rect(x - 52, foot - 64, 104, 64, [4, 4, 16, 16]);
  castShadow(ink, body, { dx: 10, dy: 2, blur: 8, opacity: 0.5 });
  for (const side of [-1, 1])
    solid(ink, rect(x + side * 58 - 11, foot - 50, 22, 11, 5), enamel, { width: 2.4, bevel: 3 });
  const tone = ramp(enamel);
  solid(ink, body, enamel, {
    width: 2.8,
    bevel: 6,
    fill: linear(0, tone.base, [tone.hi, 0.22], [tone.base, 0.45], tone.dark),
  });
  ink.draw(rect(x - 51, foot - 58, 102, 5), { fill: '#e8dcc8', opacity: 0.8 });
  const lid = curve(
    `M${x - 57} ${foot - 64}C${x - 48} ${foot - 84} ${x + 48} ${foot - 84} ${x + 57} ${foot - 64}Z`,
  );
  solid(ink, lid, enamel, { width: 2.6, bevel: 4 });
  solid(ink, oval(x, foot - 84, 9, 7), '#2c2634', { width: 2.2, bevel: 2 });
}
