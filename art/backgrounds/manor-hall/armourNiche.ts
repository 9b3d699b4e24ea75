import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, recess, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, type Point } from '../../ink/path.ts';
import { arch, oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE } from '../../kits/stage/room.ts';
import { metal, plate, rivet, rod } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';

const NICHE: Box = [1268, 300, 190, FLOOR_LINE - 304];
const FOOT = FLOOR_LINE - 34;
const MIDDLE = NICHE[0] + NICHE[2] / 2;

export const NICHE_BOUNDS: Box = [NICHE[0] - 30, NICHE[1] - 44, NICHE[2] + 60, NICHE[3] + 50];
/** The slit of the helmet. */
export const VISOR: Point = [MIDDLE, FOOT - 384];

export interface NicheColors {
  stone: string;
  steel: string;
  plume: string;
  isWatched: boolean;
}

/** An alcove in which a suit of armour stands guard. */
export function armourNiche(ink: Ink, colors: NicheColors): void {
  const { stone } = colors;
  const [x, y, w, h] = NICHE;
  const frame = arch(x - 24, y - 26, w + 48, h + 28, 112);
  castShadow(ink, frame, { dx: 8, dy: 4, blur: 10, opacity: 0.4 });
  solid(ink, frame, stone, { bevel: 7, texture: () => drawJoints(ink, stone) });
  recess(ink, arch(x, y, w, h, 92), stone, {
    depth: 26,
    opacity: 0.8,
    fill: linear(0, ramp(stone).deep, [ramp(stone).dark, 0.6], ramp(stone).shade),
  });
  solid(
    ink,
    polygon([MIDDLE - 20, y - 46], [MIDDLE + 20, y - 46], [MIDDLE + 13, y + 8], [MIDDLE - 13, y + 8]),
    stone,
    { bevel: 5 },
  );
  solid(ink, rect(x - 4, FOOT, w + 8, 36, 4), stone, { bevel: 6 });
  groundShadow(ink, MIDDLE, FOOT, 66, 9, 0.6);
  drawArmour(ink, colors);
}

function drawJoints(ink: Ink, stone: string): void {
  const [x, y, w, h] = NICHE;
  const joints = range(6).flatMap((i) =>
    [x - 24, x + w].map((left) => polyline([left, y + 96 + i * 76], [left + 24, y + 96 + i * 76])),
  );
  ink.draw(joinPaths(...joints), { stroke: ramp(stone).deep, width: 2.4, opacity: 0.7 });
  ink.draw(polyline([x + w + 6, y + h - 90], [x + w + 14, y + h - 62], [x + w + 8, y + h - 40]), {
    stroke: ramp(stone).line,
    width: 2,
    opacity: 0.7,
  });
}

function drawArmour(ink: Ink, { steel, plume, isWatched }: NicheColors): void {
  ink.at([MIDDLE, FOOT], () => {
    drawHalberd(ink, steel);
    for (const mirror of [false, true]) ink.at([0, 0], () => drawLeg(ink, steel), { mirror });
    solid(ink, curve('M-46 -212L46 -212L60 -150Q30 -136 0 -150Q-30 -136 -60 -150Z'), steel, {
      bevel: 5,
      fill: metal(steel, 30),
    });
    for (const dx of [-30, 0, 30])
      ink.draw(polyline([dx, -210], [dx * 1.3, -150]), { stroke: ramp(steel).line, width: 2.4 });
    const chest = curve('M-54 -336Q0 -352 54 -336Q62 -268 44 -208Q0 -196 -44 -208Q-62 -268 -54 -336Z');
    solid(ink, chest, steel, { bevel: 8, fill: metal(steel, 20) });
    ink.draw(curve('M0 -344Q6 -270 0 -200'), { stroke: ramp(steel).line, width: 2.6 });
    ink.draw(curve('M4 -342Q10 -270 4 -202'), { stroke: ramp(steel).hi, width: 2, opacity: 0.7 });
    solid(ink, rect(-48, -216, 96, 13, 4), '#5a3a28', { bevel: 3, width: 2.4 });
    solid(ink, rect(-10, -218, 20, 17, 3), BRASS, { bevel: 2, width: 2.2 });
    for (const mirror of [false, true]) ink.at([0, 0], () => drawArm(ink, steel), { mirror });
    drawHelmet(ink, steel, plume, isWatched);
    for (const _ of range(9))
      ink.draw(oval(ink.jitter(90), -180 - ink.random() * 150, 3 + ink.random() * 5, 3), {
        fill: '#7a4a2c',
        opacity: 0.4,
        blur: 2,
      });
  });
}

function drawLeg(ink: Ink, steel: string): void {
  plate(ink, curve('M-48 -156L-6 -152L-10 -84L-42 -84Z'), steel, { width: 2.6 });
  solid(ink, oval(-26, -80, 20, 16), steel, { bevel: 4, width: 2.6, fill: metal(steel, 60) });
  plate(ink, curve('M-42 -68L-10 -68L-12 -14L-40 -14Z'), steel, { width: 2.6 });
  solid(ink, curve('M-44 -16L-10 -16L-8 0L-62 0Q-60 -12 -44 -16Z'), steel, { bevel: 3, width: 2.6 });
}

function drawArm(ink: Ink, steel: string): void {
  plate(ink, curve('M-70 -310L-50 -306L-50 -244L-68 -244Z'), steel, { width: 2.6 });
  solid(ink, oval(-60, -240, 15, 14), steel, { bevel: 3, width: 2.4, fill: metal(steel, 60) });
  plate(ink, curve('M-70 -230L-50 -230L-52 -182L-70 -182Z'), steel, { width: 2.6 });
  solid(ink, curve('M-76 -186L-48 -186Q-44 -160 -56 -152L-72 -154Q-80 -168 -76 -186Z'), steel, {
    bevel: 3,
    width: 2.6,
  });
  const shoulder = curve('M-44 -342Q-78 -346 -80 -304Q-78 -290 -62 -292Q-46 -300 -44 -342Z');
  castShadow(ink, shoulder, { dx: 3, dy: 6, blur: 4, opacity: 0.45 });
  solid(ink, shoulder, steel, { bevel: 5, fill: metal(steel, 50) });
  rivet(ink, [-62, -316], 4, BRASS);
}

function drawHelmet(ink: Ink, steel: string, plume: string, isWatched: boolean): void {
  const feather = curve(
    'M4 -424Q30 -460 64 -440Q84 -420 76 -376Q66 -392 54 -396Q58 -414 40 -420Q20 -426 8 -412Z',
  );
  ink.at([0, 0], () => solid(ink, feather, plume, { bevel: 5, width: 2.6 }), { mirror: true });
  plate(ink, rect(-26, -356, 52, 20, 7), steel, { width: 2.6 });
  const helm = curve('M-38 -350Q-46 -424 0 -430Q46 -424 38 -350Q0 -338 -38 -350Z');
  castShadow(ink, helm, { dx: 4, dy: 10, blur: 6, opacity: 0.5 });
  solid(ink, helm, steel, { bevel: 7, fill: metal(steel, 30) });
  ink.draw(polygon([-34, -392], [34, -392], [28, -378], [0, -374], [-28, -378]), {
    fill: '#0c0812',
    stroke: ramp(steel).line,
    width: 2.4,
  });
  if (isWatched) for (const dx of [-12, 12]) ink.draw(oval(dx, -384, 6, 3.4), { fill: '#d8ff9a' });
  ink.draw(polyline([0, -430], [0, -394]), { stroke: ramp(steel).line, width: 3 });
  ink.draw(polygon([-20, -372], [0, -366], [20, -372], [0, -344]), {
    fill: ramp(steel).shade,
    stroke: ramp(steel).line,
    width: 2,
  });
  ink.draw(joinPaths(...[-18, -10, 10, 18].flatMap((x) => [-362, -356].map((y) => oval(x, y, 2)))), {
    fill: SHADOW,
  });
}

/** It leans against the wall of the niche, for nobody set it straight. */
function drawHalberd(ink: Ink, steel: string): void {
  ink.at(
    [82, 0],
    () => {
      rod(ink, polyline([0, 0], [0, -400]), '#6a4630', 8, polyline([-2, -6], [-2, -390]));
      solid(ink, polygon([-6, -384], [6, -384], [0, -436]), steel, { bevel: 3, width: 2.4 });
      solid(ink, curve('M-4 -384Q-34 -396 -36 -358Q-30 -330 -4 -342Z'), steel, {
        bevel: 4,
        width: 2.4,
        fill: metal(steel, 40),
      });
      solid(ink, polygon([4, -378], [17, -362], [4, -348]), steel, { bevel: 3, width: 2.2 });
    },
    { turn: -2 },
  );
}
