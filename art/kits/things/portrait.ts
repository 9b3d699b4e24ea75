import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { metal, rivet } from '../../matter/metal.ts';

export type Sitter = 'lady' | 'lord' | 'boy' | 'cat';

export interface Portrait {
  /** Middle of the picture. */
  at: Point;
  /** Of the frame, in units; a picture is 1.28 times as high as it is wide. */
  width: number;
  sitter: Sitter;
  /** Degrees that it hangs askew. */
  turn?: number;
}

export interface PortraitColors {
  gilt: string;
  cloth: string;
  /** Whether the eyes shine out of the canvas. */
  isAwake: boolean;
}

const SKIN = '#b89a80';
const EYE_LIGHT = '#d8ff9a';

export function portraitBounds({ at: [x, y], width }: Portrait): Box {
  const half = width * 0.62;
  return [x - half, y - width * 0.74, half * 2, width * 1.48];
}

/** Where the eyes of a sitter are on the stage. */
export function eyesOf({ at: [x, y], width }: Portrait): Point {
  return [x, y - width * 0.12];
}

/** A dark oil painting in a carved gilt frame, hung by a cord. */
export function portrait(ink: Ink, hung: Portrait, colors: PortraitColors): void {
  const { at, width, turn = 0 } = hung;
  ink.at(at, () => ink.at([0, 0], () => drawFramed(ink, hung.sitter, colors), { scale: width / 200 }), {
    turn,
  });
}

function drawFramed(ink: Ink, sitter: Sitter, colors: PortraitColors): void {
  const { gilt } = colors;
  const outer = rect(-100, -128, 200, 256, 6);
  ink.draw(polyline([-70, -126], [0, -168], [70, -126]), { stroke: '#2a1c22', width: 4 });
  rivet(ink, [0, -168], 7, gilt);
  castShadow(ink, outer, { dx: 10, dy: 16, blur: 12, opacity: 0.5 });
  solid(ink, outer, gilt, { bevel: 7, fill: metal(gilt, 65) });
  for (const [x, y] of [
    [-88, -116],
    [88, -116],
    [-88, 116],
    [88, 116],
  ] as const)
    solid(ink, oval(x, y, 17), gilt, { bevel: 4, width: 2.4 });
  for (const side of [-1, 1]) {
    solid(ink, oval(0, side * 120, 26, 12), gilt, { bevel: 3, width: 2.4 });
    solid(ink, oval(side * 92, 0, 11, 24), gilt, { bevel: 3, width: 2.4 });
  }
  const canvas = rect(-76, -104, 152, 208, 2);
  ink.draw(canvas, { fill: radial(0.42, 0.36, 0.75, '#6a5240', ['#3c2a2c', 0.6], '#1c1220') });
  ink.clip(canvas, () => {
    drawSitter(ink, sitter, colors);
    drawVarnish(ink);
    ink.draw(canvas, { stroke: SHADOW, width: 22, opacity: 0.6, move: [4, 5], blur: 6 });
  });
  ink.draw(canvas, { stroke: ramp(gilt).line, width: 4 });
}

function drawSitter(ink: Ink, sitter: Sitter, { cloth, isAwake }: PortraitColors): void {
  if (sitter === 'cat') drawCat(ink, cloth, isAwake);
  else drawPerson(ink, sitter, cloth, isAwake);
}

function drawPerson(ink: Ink, sitter: 'lady' | 'lord' | 'boy', cloth: string, isAwake: boolean): void {
  const skin = ramp(SKIN);
  const hair = sitter === 'lady' ? '#3a2228' : sitter === 'lord' ? '#8a8480' : '#5a3a26';
  if (sitter === 'lady')
    solid(ink, curve('M-44 -30Q-52 -92 0 -94Q52 -92 44 -30Q48 14 30 26L-30 26Q-48 14 -44 -30Z'), hair, {
      bevel: 4,
      width: 3,
    });
  const shoulders = curve('M-90 110Q-86 50 -34 40Q0 60 34 40Q86 50 90 110Z');
  solid(ink, shoulders, sitter === 'lady' ? cloth : mix(cloth, '#1c1624', 0.55), { bevel: 6, width: 3 });
  ink.draw(curve('M-15 6L-15 40Q0 56 15 40L15 6Z'), { fill: skin.shade, stroke: skin.line, width: 3 });
  drawCollar(ink, sitter);
  const face = curve('M-31 -34Q-32 -72 0 -74Q32 -72 31 -34Q30 2 0 16Q-30 2 -31 -34Z');
  ink.draw(face, {
    fill: linear(20, skin.light, [skin.base, 0.45], skin.dark),
    stroke: skin.line,
    width: 3.2,
  });
  const fringe =
    sitter === 'lady'
      ? 'M-34 -34Q-34 -80 4 -82Q38 -78 35 -30Q28 -58 4 -64Q-20 -60 -34 -34Z'
      : 'M-35 -30Q-38 -82 0 -84Q38 -82 35 -30Q32 -56 22 -62Q-4 -56 -24 -62Q-32 -52 -35 -30Z';
  solid(ink, curve(fringe), hair, { bevel: 3, width: 3 });
  if (sitter === 'lord') {
    solid(ink, curve('M-20 -10Q0 -22 20 -10Q10 -2 0 -6Q-10 -2 -20 -10Z'), hair, { bevel: 2, width: 2.2 });
    solid(ink, curve('M-28 -20Q-34 6 -20 18Q-26 0 -22 -16Z'), hair, { bevel: 2, width: 2 });
    solid(ink, curve('M28 -20Q34 6 20 18Q26 0 22 -16Z'), hair, { bevel: 2, width: 2 });
  }
  drawEyes(ink, [0, -32], 13, isAwake);
  ink.draw(curve('M2 -30Q8 -18 2 -14Q-2 -13 -4 -15'), { stroke: skin.deep, width: 2.6, cap: 'round' });
  if (sitter !== 'lord') ink.draw(curve('M-9 -1Q0 4 9 -2'), { stroke: '#7a3a3a', width: 3.4, cap: 'round' });
}

function drawCollar(ink: Ink, sitter: 'lady' | 'lord' | 'boy'): void {
  const linen = '#c8bca8';
  if (sitter === 'lady') {
    for (const i of range(7))
      ink.draw(oval(-21 + i * 7, 38 + 7 * Math.sin((i * Math.PI) / 6), 4.4), {
        fill: linen,
        stroke: '#4a3a40',
        width: 1.6,
      });
    return;
  }
  solid(ink, polygon([-22, 30], [0, 58], [-34, 66], [-34, 40]), linen, { bevel: 3, width: 2.4 });
  solid(ink, polygon([22, 30], [0, 58], [34, 66], [34, 40]), linen, { bevel: 3, width: 2.4 });
  solid(
    ink,
    sitter === 'boy'
      ? curve('M0 58L-22 50L-22 70Z M0 58L22 50L22 70Z')
      : polygon([-8, 56], [8, 56], [12, 96], [-12, 96]),
    '#6a2c3a',
    { bevel: 2, width: 2.2 },
  );
}

function drawEyes(ink: Ink, [x, y]: Point, apart: number, isAwake: boolean): void {
  for (const side of [-1, 1]) {
    const at: Point = [x + side * apart, y];
    if (isAwake) ink.draw(oval(...at, 13, 10), { fill: EYE_LIGHT, opacity: 0.4, blur: 5 });
    ink.draw(oval(...at, 6.4, 4.4), { fill: isAwake ? EYE_LIGHT : '#cbbba8', stroke: '#2a1a22', width: 2 });
    ink.draw(oval(at[0] + 1, at[1], isAwake ? 1.8 : 2.8, 3.2), { fill: '#1a1018' });
    ink.draw(
      curve(`M${at[0] - 9} ${y - 9 + side * 1.5}Q${at[0]} ${y - 14} ${at[0] + 9} ${y - 9 - side * 1.5}`),
      { stroke: '#3a2428', width: 3, cap: 'round' },
    );
  }
}

/** A cat in a ruff, who knew what he was worth. */
function drawCat(ink: Ink, cloth: string, isAwake: boolean): void {
  const fur = '#4a4450';
  solid(ink, curve('M-80 110Q-70 40 -22 34L22 34Q70 40 80 110Z'), cloth, { bevel: 6, width: 3 });
  for (const i of range(9))
    solid(ink, oval(-44 + i * 11, 38 + 10 * Math.sin((i * Math.PI) / 8), 12, 14), '#c8bca8', {
      bevel: 3,
      width: 2.2,
    });
  const head = curve('M-40 -26L-42 -78L-18 -56Q0 -62 18 -56L42 -78L40 -26Q38 20 0 26Q-38 20 -40 -26Z');
  solid(ink, head, fur, { bevel: 6, width: 3.2 });
  for (const side of [-1, 1])
    ink.draw(polygon([side * 36, -66], [side * 34, -44], [side * 22, -54]), { fill: '#8a6a70' });
  drawEyes(ink, [0, -22], 17, isAwake);
  ink.draw(polygon([-5, -4], [5, -4], [0, 3]), { fill: '#9a6a70', stroke: '#2a1a22', width: 1.6 });
  ink.draw(joinPaths(curve('M0 3Q-2 11 -11 9'), curve('M0 3Q2 11 11 9')), {
    stroke: '#1a1018',
    width: 2.4,
    cap: 'round',
  });
  const whiskers = [-1, 1].flatMap((side) =>
    [0, 6].map((dy) => polyline([side * 12, 3 + dy], [side * 44, -2 + dy * 1.8])),
  );
  ink.draw(joinPaths(...whiskers), { stroke: '#d8d0d0', width: 1.6, opacity: 0.7 });
}

/** Cracks in old varnish, and a shine across. */
function drawVarnish(ink: Ink): void {
  const cracks = range(14).map(() => {
    const [x, y] = [ink.jitter(150), ink.jitter(206)];
    return polyline(
      [x, y],
      [x + ink.jitter(22), y + ink.jitter(22)],
      [x + ink.jitter(40), y + ink.jitter(30)],
    );
  });
  ink.draw(joinPaths(...cracks), { stroke: '#120a14', width: 1.3, opacity: 0.45 });
  ink.draw(polygon([-76, 20], [40, -104], [76, -104], [-76, 62]), { fill: '#ffffff', opacity: 0.07 });
}
