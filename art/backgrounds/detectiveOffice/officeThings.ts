import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, movePath, type Point } from '../../ink/path.ts';
import { ngon, oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { writtenLine } from '../../matter/handwriting.ts';
import { knob, rod } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';

const STAND_HEIGHT = 478;

export function coatStandBounds([x, foot]: Point): Box {
  return [x - 78, foot - STAND_HEIGHT, 156, STAND_HEIGHT];
}

/** A bentwood stand with a trench coat, and the hat on top. */
export function coatStand(ink: Ink, at: Point, timber: string, coat: string): void {
  groundShadow(ink, at[0], at[1], 74, 11, 0.5);
  ink.at(at, () => {
    const top = -STAND_HEIGHT + 56;
    for (const side of [-1, 1]) {
      rod(ink, curve(`M0 -96Q${side * 20} -40 ${side * 66} -4`), timber, 10);
      rod(ink, curve(`M0 ${top + 40}Q${side * 40} ${top + 44} ${side * 56} ${top + 4}`), timber, 9);
    }
    rod(ink, polyline([0, -26], [0, top]), timber, 13, polyline([-3, -30], [-3, top]));
    drawCoat(ink, top + 36, coat);
    knob(ink, [0, top - 6], 11, timber);
    drawHat(ink, [8, top + 8], shift(coat, { lightness: -0.16, chromaTimes: 0.8 }));
  });
}

const COAT = curve('M-50 -8Q-30 -22 -8 -12L22 2Q40 40 42 120L52 292Q10 306 -66 296L-58 130Q-64 40 -50 -8Z');

function drawCoat(ink: Ink, y: number, color: string): void {
  const tone = ramp(color);
  const coat = movePath(COAT, 0, y);
  castShadow(ink, coat, { dx: 16, dy: 10, blur: 12, opacity: 0.45 });
  solid(ink, coat, color, {
    bevel: 6,
    texture: () => {
      for (const [from, bend, to, width] of [
        [-30, -40, -38, 15],
        [2, -2, -6, 12],
        [26, 26, 34, 13],
      ] as const) {
        const fold = curve(
          `M${from} ${y + 150}Q${bend} ${y + 220} ${to} ${y + 304}L${to + width} ${y + 304}Q${bend + width} ${y + 220} ${from} ${y + 150}Z`,
        );
        ink.draw(fold, { fill: tone.deep, opacity: 0.45 });
      }
      ink.draw(curve(`M-12 ${y - 10}Q-22 ${y + 140} -16 ${y + 304}`), { stroke: tone.dark, width: 4 });
    },
  });
  const sleeve = curve(
    `M-48 ${y + 4}Q-76 ${y + 60} -70 ${y + 176}L-36 ${y + 178}Q-38 ${y + 90} -30 ${y + 30}Z`,
  );
  castShadow(ink, sleeve, { dx: 7, dy: 5, blur: 5, opacity: 0.4 });
  solid(ink, sleeve, color, { bevel: 5 });
  ink.draw(rect(-71, y + 152, 35, 9), { fill: tone.dark, opacity: 0.7 });
  solid(ink, polygon([-50, y - 8], [-12, y - 12], [-18, y + 54], [-44, y + 30]), tone, {
    bevel: 4,
    width: 2.4,
  });
  solid(ink, polygon([-8, y - 12], [22, y + 2], [14, y + 46], [-14, y + 60]), tone, { bevel: 4, width: 2.4 });
  const belt = curve(`M-38 ${y + 134}L44 ${y + 126}L46 ${y + 146}L-38 ${y + 154}Z`);
  solid(ink, belt, shift(color, { lightness: -0.04 }), { bevel: 3, width: 2.4 });
  ink.draw(rect(-6, y + 126, 20, 28, 3), { stroke: ramp(BRASS).line, width: 6 });
  ink.draw(rect(-6, y + 126, 20, 28, 3), { stroke: BRASS, width: 3 });
  for (const [x, dy] of [
    [10, 76],
    [12, 106],
    [14, 190],
  ] as const)
    ink.draw(oval(x, y + dy, 4.6), { fill: ramp(color).deep, stroke: tone.line, width: 1.6 });
}

function drawHat(ink: Ink, [x, y]: Point, color: string): void {
  ink.at(
    [x, y],
    () => {
      const brim = curve('M-62 4Q-50 -14 -30 -12L34 -14Q52 -14 62 0Q28 18 0 16Q-36 18 -62 4Z');
      castShadow(ink, brim, { dx: 8, dy: 14, blur: 8, opacity: 0.45 });
      const crown = curve('M-36 -4Q-38 -44 -20 -56Q0 -46 18 -58Q38 -48 38 -6Q0 8 -36 -4Z');
      solid(ink, crown, color, { bevel: 6 });
      solid(ink, curve('M-37 -20Q0 -8 38 -22L38 -6Q0 8 -36 -4Z'), '#2c2430', { bevel: 3, width: 2.4 });
      solid(ink, brim, color, { bevel: 5 });
      ink.draw(curve('M-10 -50Q2 -40 8 -52'), { stroke: ramp(color).deep, width: 3, opacity: 0.7 });
    },
    { turn: 9 },
  );
}

/** The detective's licence in a frame that hangs crooked on one nail. */
export function licence(ink: Ink, [cx, cy]: Point, timber: string): void {
  ink.at(
    [cx, cy],
    () => {
      const frame = rect(-66, -50, 132, 100, 3);
      castShadow(ink, frame, { dx: 9, dy: 12, blur: 9, opacity: 0.45 });
      solid(ink, frame, timber, { bevel: 5 });
      recess(ink, rect(-54, -38, 108, 76), '#cfc3a0', { fill: linear(60, '#ded4b4', '#b8a984'), depth: 5 });
      ink.draw(rect(-48, -32, 96, 64), { stroke: '#8a7448', width: 1.8 });
      for (const y of [-18, -6, 6])
        writtenLine(ink, { at: [-36, y], length: 70, color: '#5a4a3c', width: 2, height: 3 });
      ink.draw(ngon(28, 20, 12, 9), { fill: '#a8402f', stroke: '#5a1c1c', width: 2 });
      ink.draw(polyline([-52, 20], [-14, -37]), { stroke: '#ffffff', width: 12, opacity: 0.16 });
    },
    { turn: 7 },
  );
}

const COUCH_SIZE = [430, 216] as const;

export function couchBounds([x, foot]: Point): Box {
  return [x - 8, foot - COUCH_SIZE[1], COUCH_SIZE[0] + 16, COUCH_SIZE[1]];
}

/** A buttoned couch; in the searched office it has been slit open. */
export function couch(ink: Ink, at: Point, leather: string, isSlit: boolean): void {
  const [w, h] = COUCH_SIZE;
  const tone = ramp(leather);
  groundShadow(ink, at[0] + w / 2, at[1] - 2, w * 0.52, 20, 0.6);
  ink.at(at, () => {
    for (const x of [34, w - 34])
      solid(ink, curve(`M${x - 13} -34L${x + 13} -34L${x + 7} 0L${x - 7} 0Z`), '#4a2c22', { bevel: 3 });
    const back = curve(
      `M24 -70L24 ${-h + 26}Q24 ${-h} 56 ${-h}L${w - 56} ${-h}Q${w - 24} ${-h} ${w - 24} ${-h + 26}L${w - 24} -70Z`,
    );
    castShadow(ink, back, { dx: 10, dy: -2, blur: 14, opacity: 0.45 });
    solid(ink, back, leather, { bevel: 8, texture: () => drawButtons(ink, leather) });
    solid(ink, rect(40, -112, w - 80, 44, 16), leather, {
      bevel: 7,
      texture: () => ink.draw(polyline([w / 2, -112], [w / 2, -66]), { stroke: tone.deep, width: 4 }),
    });
    ink.draw(curve(`M70 -100Q150 -92 196 -100`), { stroke: tone.hi, width: 4, opacity: 0.4, cap: 'round' });
    solid(ink, rect(28, -72, w - 56, 42, 6), shift(leather, { lightness: -0.04 }), { bevel: 6 });
    for (const [x, mirror] of [
      [0, false],
      [w, true],
    ] as const)
      ink.at([x, 0], () => drawArm(ink, leather), { mirror });
    if (isSlit) drawSlit(ink, [270, -150], leather);
    else drawPillow(ink, [w - 110, -128]);
    settle(ink, rect(8, -140, w - 16, 112, 10), 0.28, 0.4);
  });
}

function drawButtons(ink: Ink, leather: string): void {
  const tone = ramp(leather);
  for (const row of range(2))
    for (const i of range(6)) {
      const [x, y] = [64 + i * 62 + row * 31, -COUCH_SIZE[1] + 36 + row * 44];
      const folds = joinPaths(
        polyline([x - 31, y - 24], [x, y], [x + 31, y - 24]),
        polyline([x - 31, y + 24], [x, y], [x + 31, y + 24]),
      );
      ink.draw(folds, { stroke: tone.deep, width: 3, opacity: 0.5 });
      ink.draw(folds, { stroke: tone.hi, width: 1.8, opacity: 0.3, move: [1, 2.4] });
      ink.draw(oval(x, y, 5), { fill: tone.dark, stroke: tone.line, width: 1.8 });
    }
}

function drawArm(ink: Ink, leather: string): void {
  const tone = ramp(leather);
  const arm = curve('M6 -28L8 -104Q-8 -116 -4 -136Q4 -154 30 -152Q58 -150 58 -126Q58 -110 50 -102L52 -28Z');
  castShadow(ink, arm, { dx: 8, dy: 4, blur: 8, opacity: 0.4 });
  solid(ink, arm, leather, { bevel: 7 });
  ink.draw(oval(28, -128, 19), { stroke: tone.deep, width: 3, opacity: 0.7 });
  ink.draw(oval(28, -128, 9), { stroke: tone.deep, width: 2.4, opacity: 0.6 });
  for (const i of range(5))
    ink.draw(oval(14, -94 + i * 14, 3), { fill: BRASS, stroke: tone.line, width: 1.4 });
}

function drawPillow(ink: Ink, at: Point): void {
  ink.at(
    at,
    () => {
      const pillow = curve('M-56 -30Q0 -42 58 -30Q64 4 56 32Q0 40 -56 32Q-64 0 -56 -30Z');
      castShadow(ink, pillow, { dx: 5, dy: 9, blur: 7, opacity: 0.4 });
      solid(ink, pillow, '#a8a48e', { bevel: 7 });
      for (const x of [-34, -12, 10, 32])
        ink.draw(polyline([x, -36], [x, 36]), { stroke: '#5e7088', width: 3, opacity: 0.6 });
    },
    { turn: 12 },
  );
}

/** A slit in the couch with stuffing coming out of it. */
function drawSlit(ink: Ink, [x, y]: Point, leather: string): void {
  const cut = curve(
    `M${x - 70} ${y - 26}Q${x - 10} ${y + 22} ${x + 76} ${y + 4}Q${x + 4} ${y + 44} ${x - 70} ${y - 26}Z`,
  );
  ink.draw(cut, { fill: mix(ramp(leather).deep, '#000000', 0.2), stroke: ramp(leather).line, width: 2.4 });
  for (const [dx, dy, r] of [
    [-22, 2, 15],
    [4, 14, 19],
    [32, 16, 16],
    [52, 10, 10],
  ] as const)
    solid(ink, oval(x + dx, y + dy, r, r * 0.8), '#d6ccb0', { bevel: 4, width: 2.2 });
}
