import { mix, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, solid } from '../../../ink/light.ts';
import { curve, joinPaths, mapPath, type Path, type Point } from '../../../ink/path.ts';
import { oval, polygon, polyline, range } from '../../../ink/shapes.ts';
import { GOLD } from '../../../matter/palette.ts';
import { eye, face, mouth, neck } from './face.ts';

export type Sitter = 'lady' | 'lord' | 'boy' | 'cat';

export interface SitterColors {
  cloth: string;
  /** Whether the eyes of the portrait glow. */
  isAwake: boolean;
}

const LINEN = '#cdc2ae';
const NECK = curve('M-14 0L-14 34Q0 46 14 34L14 0Z');

/** The persons in the portraits, on a canvas of 152 by 208 units about its middle. */
export const SITTERS: Readonly<Record<Sitter, (ink: Ink, colors: SitterColors) => void>> = {
  lady: drawLady,
  lord: drawLord,
  boy: drawBoy,
  cat: drawCat,
};

/** A lady with parted and pinned-up hair, bare shoulders, and a cameo on a ribbon. */
function drawLady(ink: Ink, { cloth, isAwake }: SitterColors): void {
  const hair = '#5a3428';
  solid(ink, oval(3, -86, 24, 15), hair, { bevel: 4, width: 3 });
  solid(ink, curve('M-37 -20Q-46 -82 0 -84Q46 -82 37 -20Q30 -4 24 -10L-24 -10Q-30 -4 -37 -20Z'), hair, {
    bevel: 3,
    width: 3,
  });
  neck(ink, curve('M-13 0L-13 26Q-44 34 -70 56L-70 112L70 112L70 56Q44 34 13 26L13 0Z'));
  const gown = curve('M-94 114Q-92 66 -64 50Q-46 76 0 82Q46 76 64 50Q92 66 94 114Z');
  castShadow(ink, gown, { dx: 2, dy: -5, blur: 5, opacity: 0.4 });
  solid(ink, gown, cloth, { bevel: 7, width: 3 });
  const lace = curve('M-63 52Q-46 77 0 83Q46 77 63 52');
  ink.draw(lace, { stroke: '#4a3a40', width: 13, cap: 'round' });
  ink.draw(lace, { stroke: LINEN, width: 8.5, cap: 'round' });
  ink.draw(curve('M-14 20Q0 28 14 20'), { stroke: '#241620', width: 6 });
  solid(ink, oval(0, 27, 5.5, 7), GOLD, { bevel: 2, width: 2.2 });
  face(
    ink,
    curve('M-28 -38Q-30 -73 0 -74Q30 -73 28 -38Q28 -12 14 6Q6 14 0 14Q-6 14 -14 6Q-28 -12 -28 -38Z'),
    '#3a2420',
    isAwake,
  );
  mouth(ink, 8.5);
  const wings = curve(
    'M0 -70Q-24 -64 -28 -34Q-29 -22 -34 -12Q-45 -38 -36 -64Q-24 -85 0 -85Q24 -85 36 -64Q45 -38 34 -12Q29 -22 28 -34Q24 -64 0 -70Z',
  );
  solid(ink, wings, hair, { bevel: 4, width: 3 });
  const waves = joinPaths(curve('M-4 -78Q-28 -72 -33 -40'), curve('M-14 -90Q2 -97 18 -90'));
  ink.draw(waves, { stroke: ramp(hair).hi, width: 3, opacity: 0.7, cap: 'round' });
  for (const side of [-1, 1])
    ink.draw(oval(side * 33, -4, 3.6, 5.5), { fill: LINEN, stroke: '#3a2a30', width: 2 });
}

/** A bald man with whiskers and a cravat with a pin. */
function drawLord(ink: Ink, { cloth, isAwake }: SitterColors): void {
  const hair = '#a39c94';
  neck(ink, NECK);
  drawCoat(ink, mix(cloth, '#1c1624', 0.5));
  const cravat = curve('M-22 12Q0 22 22 12L27 36Q14 44 12 48L16 92L-16 92L-12 48Q-14 44 -27 36Z');
  solid(ink, cravat, LINEN, { bevel: 5, width: 3 });
  solid(ink, oval(0, 52, 5.5), GOLD, { bevel: 2, width: 2.2 });
  face(ink, curve('M-31 -36Q-36 -86 0 -87Q36 -86 31 -36Q30 4 0 18Q-30 4 -31 -36Z'), ramp(hair).dark, isAwake);
  for (const side of [-1, 1]) {
    const whiskers = mirrored(
      'M-29 -56Q-45 -48 -42 -20Q-46 10 -26 20Q-12 24 -13 12Q-25 4 -26 -16Q-31 -34 -29 -56Z',
      side,
    );
    solid(ink, whiskers, hair, { bevel: 4, width: 2.8 });
  }
  mouth(ink, 6);
  const moustache =
    'M0 -7Q-8 -14 -18 -7Q-27 -2 -31 -7Q-28 9 -13 6Q-4 4 0 -1Q4 4 13 6Q28 9 31 -7Q27 -2 18 -7Q8 -14 0 -7Z';
  solid(ink, curve(moustache), hair, { bevel: 3, width: 2.6 });
}

/** A boy with thick hair and a collar of white lace. */
function drawBoy(ink: Ink, { cloth, isAwake }: SitterColors): void {
  const hair = '#8a5a34';
  solid(ink, curve('M-37 -8Q-48 -82 2 -85Q48 -82 37 -8Q30 -2 24 -10L-24 -10Q-30 -2 -37 -8Z'), hair, {
    bevel: 3,
    width: 3,
  });
  neck(ink, NECK);
  drawCoat(ink, mix(cloth, '#26304a', 0.6));
  const collar = curve('M-50 62Q-56 34 -16 24Q0 40 16 24Q56 34 50 62Q22 72 0 54Q-22 72 -50 62Z');
  castShadow(ink, collar, { dx: 3, dy: 7, blur: 5, opacity: 0.5 });
  solid(ink, collar, LINEN, { bevel: 5, width: 3 });
  solid(ink, curve('M0 50Q-18 38 -20 50Q-18 64 0 54Q18 64 20 50Q18 38 0 50Z'), '#7a2c38', {
    bevel: 3,
    width: 2.6,
  });
  face(
    ink,
    curve('M-30 -36Q-32 -72 0 -73Q32 -72 30 -36Q32 -8 18 7Q8 15 0 15Q-8 15 -18 7Q-32 -8 -30 -36Z'),
    '#5a3826',
    isAwake,
  );
  mouth(ink, 7);
  const fringe = curve('M-36 -22Q-42 -76 -6 -82Q36 -84 37 -24Q30 -40 22 -54Q4 -46 -12 -60Q-26 -48 -36 -22Z');
  solid(ink, fringe, hair, { bevel: 4, width: 3 });
  ink.draw(curve('M-24 -64Q-2 -82 24 -64'), {
    stroke: ramp(hair).hi,
    width: 3.4,
    opacity: 0.7,
    cap: 'round',
  });
}

function drawCoat(ink: Ink, color: string): void {
  const coat = curve('M-94 114Q-92 52 -40 38L-16 30L0 78L16 30L40 38Q92 52 94 114Z');
  solid(ink, coat, color, { bevel: 7, width: 3 });
  for (const side of [-1, 1])
    solid(ink, mirrored('M-20 28L-40 40L-46 66L-34 66L-2 114L0 82Z', side), ramp(color).dark, {
      bevel: 4,
      width: 2.6,
    });
}

/** Draws a cat in a ruff. */
function drawCat(ink: Ink, { cloth, isAwake }: SitterColors): void {
  const fur = '#5c5464';
  solid(ink, curve('M-90 114Q-80 44 -22 34L22 34Q80 44 90 114Z'), cloth, { bevel: 7, width: 3 });
  const ruff = oval(0, 38, 58, 21);
  castShadow(ink, ruff, { dx: 3, dy: 8, blur: 5, opacity: 0.5 });
  solid(ink, ruff, LINEN, { bevel: 5, width: 3 });
  const pleats = range(13).map((i) => {
    const turn = Math.PI * (0.04 + (i / 12) * 0.92);
    return polyline(
      [26 * Math.cos(turn), 34 + 9 * Math.sin(turn)],
      [55 * Math.cos(turn), 38 + 19 * Math.sin(turn)],
    );
  });
  ink.draw(joinPaths(...pleats), { stroke: ramp(LINEN).dark, width: 3 });
  const head = curve(
    'M-42 -26L-45 -84Q-30 -76 -18 -60Q0 -65 18 -60Q30 -76 45 -84L42 -26Q50 -8 42 -2Q34 28 0 30Q-34 28 -42 -2Q-50 -8 -42 -26Z',
  );
  castShadow(ink, head, { dx: 3, dy: 8, blur: 5, opacity: 0.45 });
  solid(ink, head, fur, { bevel: 7, width: 3.2 });
  for (const side of [-1, 1])
    ink.draw(polygon([side * 39, -70], [side * 37, -44], [side * 23, -55]), { fill: '#a07a78' });
  ink.draw(oval(0, 8, 20, 15), { fill: ramp(fur).hi, opacity: 0.5, blur: 4 });
  for (const side of [-1, 1]) eye(ink, [side * 17, -24], isAwake);
  ink.draw(polygon([-6, -6], [6, -6], [0, 3]), { fill: '#b07a78', stroke: '#2a1a22', width: 2 });
  ink.draw(joinPaths(curve('M0 3Q-2 12 -12 10'), curve('M0 3Q2 12 12 10')), {
    stroke: '#1a1018',
    width: 2.8,
    cap: 'round',
  });
  const whiskers = [-1, 1].flatMap((side) =>
    [0, 7].map((dy) => polyline([side * 16, 4 + dy], [side * 50, -2 + dy * 1.8])),
  );
  ink.draw(joinPaths(...whiskers), { stroke: '#e0d8d8', width: 2, opacity: 0.75, cap: 'round' });
}

/** Returns one half of a symmetric shape; `text` describes `side` -1. */
function mirrored(text: string, side: number): Path {
  return mapPath(curve(text), (x, y): Point => [-side * x, y]);
}
