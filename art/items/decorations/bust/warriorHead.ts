import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../../ink/light.ts';
import { linear, radial } from '../../../ink/paint.ts';
import { curve, joinPaths, type Path, type Point } from '../../../ink/path.ts';
import { arc, oval, polyline, range } from '../../../ink/shapes.ts';
import { metal, rivet } from '../../../matter/metal.ts';

export interface Warrior {
  stone: string;
  helmet: string;
  /** Edges and rivets of the helmet. */
  trim: string;
  plume: string;
}

/**
 * The outline of the face: from the brow down the profile to the chin, along the jaw to the throat, and up
 * the nape.
 */
const FACE = curve(
  'M98 74C95 84 93 94 90 104C87 114 79 126 76 134C75 140 81 142 89 141C86 146 83 150 83 154C84 157 88 158 91 158' +
    'C86 160 85 166 89 169C91 172 91 175 89 179C86 188 92 198 104 199C113 200 120 196 127 194C133 192 138 193 141 196' +
    'C144 204 143 210 139 215C135 220 132 224 130 230L222 230C214 214 208 190 206 150L204 100L150 60Z',
);
/** The shaded neck below jaw and helmet, with a sharp edge from the throat to the nape. */
const SHADED_NECK = curve(
  'M112 198C128 192 144 182 152 166L176 140L224 130L224 236L196 236C198 222 194 212 184 208C168 202 152 206 141 212' +
    'C144 204 143 198 140 194C132 192 122 196 112 198Z',
);
/** The side of the helmet away from the light. */
const SHADED_BOWL = curve(
  'M196 10C206 40 206 74 200 104C196 128 200 150 212 174L246 176C232 150 232 120 236 90C238 50 220 20 196 10Z',
);
/** The line from behind the ear to the hollow of the throat. */
const NECK_MUSCLE = curve('M190 170C184 190 174 208 160 230');
const BOWL = curve(
  'M88 92C86 40 124 12 164 14C208 18 230 56 226 104C224 126 224 146 238 170C222 174 206 172 196 166' +
    'C192 140 180 122 162 112C140 100 112 96 88 92Z',
);
const PEAK = curve(
  'M78 96C84 80 104 74 124 80C146 86 162 98 172 112C160 116 150 112 140 108C120 100 98 100 78 96Z',
);
const CHEEK = curve(
  'M136 106C152 106 168 112 174 122C176 140 166 158 150 168C138 174 126 172 122 166' +
    'C132 156 136 146 132 136C128 126 128 114 136 106Z',
);
const PLUME = curve(
  'M96 26C100 -14 150 -36 204 -18C262 4 286 66 276 132C272 160 280 182 294 200' +
    'C262 204 240 182 240 148C246 104 232 52 200 30C172 12 130 14 112 38C104 42 96 38 96 26Z',
);
const CREST = curve('M104 44C124 12 172 2 206 24C238 46 250 96 244 146');

/** The ellipse at which the neck ends, in the tones of the head's shaded side. */
export const NECK_CUT = { center: [176, 228] as Point, rx: 45, ry: 10 };

/** A warrior's head in profile, looking left, in a helmet with a plume; the neck ends at y 228. */
export function drawWarriorHead(ink: Ink, warrior: Warrior): void {
  drawPlume(ink, warrior.plume);
  drawFace(ink, warrior.stone);
  drawCheekPiece(ink, warrior);
  drawBowl(ink, warrior);
  drawCrestRidge(ink, warrior.trim);
}

function drawPlume(ink: Ink, color: string): void {
  const tone = ramp(color);
  const texture = (): void => {
    ink.draw(joinPaths(...plumeStrands(0)), { stroke: tone.dark, width: 3.5, opacity: 0.75, cap: 'round' });
    ink.draw(joinPaths(...plumeStrands(6)), { stroke: tone.hi, width: 2.4, opacity: 0.6, cap: 'round' });
  };
  solid(ink, PLUME, color, { fill: linear(50, tone.light, [tone.base, 0.5], tone.dark), bevel: 6, texture });
}

/** Hairs that stand off the helmet, swept back. */
function plumeStrands(offset: number): Path[] {
  return range(15).map((i) => {
    const degrees = -160 + i * 12.4 + offset;
    const at = (radius: number, turn: number): Point => {
      const angle = ((degrees + turn) * Math.PI) / 180;
      return [160 + radius * Math.cos(angle), 108 + radius * 1.02 * Math.sin(angle)];
    };
    const [a, b, c] = [at(96, 0), at(112, 3), at(128, 9)];
    return curve(`M${a.join(' ')}Q${b.join(' ')} ${c.join(' ')}`);
  });
}

function drawFace(ink: Ink, color: string): void {
  const tone = ramp(color);
  const texture = (): void => {
    ink.draw(FACE, { fill: radial(0.12, 0.45, 0.7, [tone.hi, 0, 0.9], [tone.hi, 0.5, 0]) });
    ink.draw(BOWL, { fill: SHADOW, opacity: 0.35, blur: 6, move: [-2, 12] });
    ink.draw(SHADED_NECK, { fill: tone.deep, opacity: 0.62 });
    ink.draw(NECK_MUSCLE, { stroke: tone.deep, width: 5, opacity: 0.5, cap: 'round', move: [6, 1] });
    ink.draw(NECK_MUSCLE, { stroke: tone.light, width: 5, opacity: 0.5, cap: 'round' });
    ink.draw(curve('M112 199C128 193 144 183 153 166'), { stroke: tone.line, width: 3.4, cap: 'round' });
    ink.draw(curve('M118 150C128 152 134 150 138 144C136 160 128 172 116 182C122 170 122 160 118 150Z'), {
      fill: tone.dark,
      opacity: 0.4,
    });
    drawEye(ink, tone.dark, tone.hi, tone.line);
    drawMouth(ink, tone.dark, tone.line);
  };
  solid(ink, FACE, color, { bevel: 5, texture });
}

function drawEye(ink: Ink, shade: string, light: string, line: string): void {
  ink.draw(curve('M92 104C100 97 116 98 126 110C116 124 102 124 95 118Z'), { fill: shade, opacity: 0.55 });
  const ball = curve('M97 114C102 106 112 105 119 113C112 120 103 121 97 114Z');
  ink.draw(ball, { fill: light, stroke: line, width: 2.5 });
  ink.draw(curve('M94 111C100 103 113 102 122 112'), { stroke: line, width: 4, cap: 'round' });
  ink.draw(oval(103, 113, 3.4, 4.4), { fill: line });
}

function drawMouth(ink: Ink, shade: string, line: string): void {
  ink.draw(curve('M88 158Q97 156 105 159'), { stroke: line, width: 3.2, cap: 'round' });
  ink.draw(curve('M92 171Q98 174 105 170'), { stroke: shade, width: 3.4, opacity: 0.8, cap: 'round' });
  ink.draw(curve('M89 140Q97 140 96 131'), { stroke: line, width: 3, cap: 'round' });
}

function drawCheekPiece(ink: Ink, { helmet, trim }: Warrior): void {
  castShadow(ink, CHEEK, { dx: -3, dy: 5, blur: 4, opacity: 0.45 });
  solid(ink, CHEEK, helmet, { fill: metal(helmet, 40), bevel: 4 });
  const edge = curve('M136 114C135 124 140 136 139 144C137 154 134 160 131 164C146 168 164 152 167 130');
  ink.draw(edge, { stroke: ramp(trim).base, width: 3.5, opacity: 0.9, cap: 'round' });
  rivet(ink, [154, 122], 6, trim);
}

function drawBowl(ink: Ink, { helmet, trim }: Warrior): void {
  const tone = ramp(helmet);
  const gilt = ramp(trim);
  const fill = radial(0.36, 0.26, 0.85, tone.hi, [tone.light, 0.25], [tone.base, 0.55], tone.dark);
  solid(ink, BOWL, helmet, { fill, bevel: 6 });
  ink.clip(BOWL, () => ink.draw(SHADED_BOWL, { fill: SHADOW, opacity: 0.28 }));
  drawScroll(ink, trim);
  const nape = curve('M190 128C200 144 200 156 204 166C214 168 224 168 232 166');
  ink.draw(nape, { stroke: gilt.base, width: 4, opacity: 0.9, cap: 'round' });
  castShadow(ink, PEAK, { dx: 1, dy: 6, blur: 4, opacity: 0.45 });
  solid(ink, PEAK, trim, {
    fill: linear(40, gilt.hi, [gilt.light, 0.3], [gilt.base, 0.6], gilt.dark),
    bevel: 4,
  });
  ink.draw(curve('M92 91C112 84 136 90 156 106'), { stroke: gilt.line, width: 2.5, opacity: 0.7 });
  rivet(ink, [100, 86], 3.6, trim);
  rivet(ink, [128, 91], 3.6, trim);
}

/** A wave engraved into the helmet. */
function drawScroll(ink: Ink, color: string): void {
  const tone = ramp(color);
  const scrolls = joinPaths(
    curve('M122 68C126 46 158 40 168 60C174 76 154 88 146 76C142 68 150 62 156 67'),
    curve('M172 62C184 58 198 72 204 88'),
  );
  ink.draw(scrolls, { stroke: SHADOW, width: 6, opacity: 0.5, cap: 'round', move: [1.5, 2] });
  ink.draw(scrolls, { stroke: tone.light, width: 4.5, cap: 'round' });
}

function drawCrestRidge(ink: Ink, color: string): void {
  const tone = ramp(color);
  ink.draw(CREST, { stroke: tone.line, width: 17, cap: 'round' });
  ink.draw(CREST, { stroke: tone.base, width: 9, cap: 'round' });
  ink.draw(arc(166, 98, 79, -134, -72, 88), { stroke: tone.hi, width: 3, opacity: 0.8, cap: 'round' });
}

/** The underside of the neck, visible when the head is tipped back. */
export function drawNeckUnderside(ink: Ink, { stone, trim }: Warrior): void {
  const { center, rx, ry } = NECK_CUT;
  solid(ink, oval(...center, rx, ry), stone, { fill: ramp(stone).deep, width: 4.5, bevel: 2 });
  ink.draw(oval(...center, rx - 12, ry - 3.5), {
    fill: SHADOW,
    opacity: 0.8,
    stroke: ramp(trim).base,
    width: 3,
  });
  ink.draw(polyline([center[0] + rx, center[1]], [center[0] + rx, center[1] + 2]), {
    stroke: SHADOW,
    width: 2,
  });
}
