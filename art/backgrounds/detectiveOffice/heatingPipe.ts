import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve } from '../../ink/path.ts';
import { oval, polygon, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE } from '../../kits/stage/room.ts';
import { CEILING_FOOT } from './officeWall.ts';

const X = 802;
const WIDTH = 25;
/** The y of the leak. */
const LEAK = 500;

/** The bounds with the collars. */
export const PIPE_BOUNDS: Box = [X - 21, CEILING_FOOT, 42, FLOOR_LINE - CEILING_FOOT];

/** A heating pipe from floor to ceiling. A rag is tied around its leak, and a saucepan stands below. */
export function heatingPipe(ink: Ink, plaster: string): void {
  const paint = mix(plaster, '#c8bca4', 0.3);
  const tone = ramp(paint);
  const pipe = rect(X - WIDTH / 2, CEILING_FOOT, WIDTH, FLOOR_LINE + 4 - CEILING_FOOT);
  castShadow(ink, pipe, { dx: 15, dy: 0, blur: 10, opacity: 0.45 });
  solid(ink, pipe, paint, {
    fill: linear(0, tone.base, [tone.hi, 0.28], [tone.base, 0.55], tone.dark),
    bevel: 2,
    width: 2.6,
  });
  for (const y of [CEILING_FOOT + 4, 300, 640, FLOOR_LINE - 14])
    solid(ink, rect(X - 19, y, 38, 20, 5), shift(paint, { lightness: -0.03 }), {
      fill: linear(0, tone.shade, [tone.hi, 0.3], tone.deep),
      bevel: 3,
      width: 2.4,
    });
  const rust = mix('#8a4a2c', plaster, 0.2);
  for (const [dx, length, width] of [
    [-5, 122, 7],
    [4, 84, 5],
  ] as const)
    ink.draw(rect(X + dx, LEAK + 26, width, length, 3), { fill: rust, opacity: 0.5, blur: 1.5 });
  drawRag(ink);
  drawPan(ink);
}

function drawRag(ink: Ink): void {
  const cloth = '#a29478';
  const tail = polygon(
    [X - 8, LEAK + 20],
    [X + 12, LEAK + 18],
    [X + 26, LEAK + 72],
    [X + 8, LEAK + 62],
    [X - 2, LEAK + 78],
  );
  castShadow(ink, tail, { dx: 6, dy: 6, blur: 5, opacity: 0.4 });
  solid(ink, tail, cloth, { bevel: 3, width: 2.4 });
  const band = curve(
    `M${X - 20} ${LEAK - 12}Q${X} ${LEAK - 20} ${X + 20} ${LEAK - 10}L${X + 21} ${LEAK + 24}Q${X} ${LEAK + 34} ${X - 21} ${LEAK + 22}Z`,
  );
  solid(ink, band, cloth, { bevel: 4, width: 2.6 });
  for (const dy of [-2, 11])
    ink.draw(curve(`M${X - 19} ${LEAK + dy}Q${X} ${LEAK + dy + 9} ${X + 19} ${LEAK + dy + 1}`), {
      stroke: ramp(cloth).deep,
      width: 2.4,
      opacity: 0.75,
    });
  solid(ink, oval(X + 3, LEAK + 16, 9, 8), cloth, { bevel: 3, width: 2.4 });
}

/** Draws the pan that catches the drops. */
function drawPan(ink: Ink): void {
  const [x, foot] = [X - 8, FLOOR_LINE + 34];
  const tin = '#7c828c';
  groundShadow(ink, x + 4, foot, 48, 8, 0.6);
  const grip = rect(x - 92, foot - 38, 58, 10, 5);
  solid(ink, grip, '#4a3a34', { bevel: 3, width: 2.2 });
  const body = curve(
    `M${x - 38} ${foot - 40}L${x - 35} ${foot - 8}Q${x} ${foot + 6} ${x + 35} ${foot - 8}L${x + 38} ${foot - 40}Z`,
  );
  solid(ink, body, tin, {
    fill: linear(0, ramp(tin).shade, [ramp(tin).hi, 0.3], ramp(tin).dark),
    bevel: 4,
    width: 2.6,
  });
  solid(ink, oval(x, foot - 40, 38, 9), shift(tin, { lightness: 0.05 }), { bevel: 2, width: 2.4 });
  ink.draw(oval(x, foot - 39, 31, 6), { fill: '#5a8098', stroke: ramp(tin).line, width: 1.8 });
  ink.draw(oval(x + 4, foot - 40, 11, 2.4), { stroke: '#c8e4f0', width: 1.6, opacity: 0.8 });
}
