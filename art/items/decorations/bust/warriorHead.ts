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

/** From the brow down the profile to the chin, along the jaw to the neck, and up behind. */
const FACE = curve(
  'M96 70C92 82 94 92 92 99C88 108 78 120 75 128C74 133 80 135 88 134C84 138 81 142 84 146C87 148 89 148 91 149' +
    'C86 151 84 156 87 160C91 164 93 166 90 172C86 182 92 192 106 192C116 193 124 189 130 188L129 206' +
    'L207 206L204 100L150 60Z',
);
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

/** Where the neck is cut, as the head's own shadow side shows it. */
export const NECK_CUT = { center: [168, 206] as Point, rx: 39, ry: 9 };

/** A warrior's head in profile, looking left, in a helmet with a plume; the neck ends at y 206. */
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
    ink.draw(FACE, {
      fill: radial(0.1, 0.5, 0.75, [tone.hi, 0, 0.9], [tone.hi, 0.4, 0], [tone.dark, 1, 0.55]),
    });
    ink.draw(curve('M88 184C108 196 124 180 140 164L150 206L120 210Z'), { fill: tone.dark, opacity: 0.4 });
    ink.draw(BOWL, { fill: SHADOW, opacity: 0.3, blur: 7, move: [0, 12] });
    drawEye(ink, tone.dark, tone.hi, tone.line);
    drawMouth(ink, tone.dark, tone.line);
  };
  solid(ink, FACE, color, { bevel: 5, texture });
}

function drawEye(ink: Ink, shade: string, light: string, line: string): void {
  ink.draw(curve('M94 106C100 98 116 98 124 110C116 122 102 122 96 116Z'), { fill: shade, opacity: 0.55 });
  const ball = curve('M97 112C102 105 112 104 118 112C112 118 102 118 97 112Z');
  ink.draw(ball, { fill: light, stroke: line, width: 2.5 });
  ink.draw(curve('M95 110C101 102 113 101 121 111'), { stroke: line, width: 4, cap: 'round' });
  ink.draw(oval(103, 111, 2.6, 3.4), { fill: line });
}

function drawMouth(ink: Ink, shade: string, line: string): void {
  ink.draw(curve('M89 148Q97 147 103 150'), { stroke: line, width: 3, cap: 'round' });
  ink.draw(curve('M92 164Q98 168 104 164'), { stroke: shade, width: 3, opacity: 0.8, cap: 'round' });
  ink.draw(curve('M88 130Q95 130 94 122'), { stroke: line, width: 2.8, cap: 'round' });
  ink.draw(curve('M104 136Q108 146 108 154'), { stroke: shade, width: 3, opacity: 0.5, cap: 'round' });
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

/** A wave engraved into the bowl. */
function drawScroll(ink: Ink, color: string): void {
  const tone = ramp(color);
  const scrolls = joinPaths(
    curve('M122 70C124 46 158 40 168 60C174 76 154 88 146 76C142 68 152 62 156 68'),
    curve('M168 62C176 52 196 56 200 74C204 92 188 98 182 88C180 82 186 78 190 82'),
    curve('M200 76C208 84 212 100 210 116'),
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

/** The underside of the neck, seen when the head is tipped back. */
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
