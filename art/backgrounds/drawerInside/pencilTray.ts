import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { lying } from '../../kits/things/lying.ts';
import { metal as polished } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';
import { board } from '../../matter/wood.ts';

/** A long trough with two pencils, a rubber and a ruler. */
export function pencilTray(ink: Ink, box: Box, wood: string): void {
  const [x, y, w, h] = box;
  castShadow(ink, rect(...box, 10), { dx: 10, dy: 14, blur: 10, opacity: 0.45 });
  board(ink, box, shift(wood, { lightness: 0.02 }), { direction: 'along x', strength: 0.4, corners: 10 });
  recess(ink, rect(x + 18, y + 18, w - 36, h - 36, 22), shift(wood, { lightness: -0.07 }), { depth: 14 });
  drawPencil(ink, [x + 240, y + 54], 2, '#c8863a');
  drawPencil(ink, [x + 318, y + 86], -3, '#3f5f9a');
  drawRuler(ink, [x + 640, y + 60], 1.5);
  drawRubber(ink, [x + 828, y + 68]);
}

function drawPencil(ink: Ink, at: readonly [number, number], turn: number, color: string): void {
  const tone = ramp(color);
  const shaft = rect(-160, -12, 274, 24, [5, 0, 0, 5]);
  const tip = polygon([114, -12], [162, 0], [114, 12]);
  lying(ink, { at, turn, outline: [shaft, tip] }, () => {
    solid(ink, tip, '#e4c090', { width: 2.4, bevel: 2 });
    ink.draw(polygon([147, -3.8], [162, 0], [147, 3.8]), { fill: '#2a2230' });
    solid(ink, shaft, color, {
      width: 2.4,
      bevel: 2,
      fill: linear(90, tone.light, [tone.hi, 0.25], [tone.base, 0.36], [tone.shade, 0.7], tone.dark),
    });
    solid(ink, rect(-134, -13, 24, 26, 2), BRASS, { fill: polished(BRASS, 90), width: 2, bevel: 2 });
    solid(ink, rect(-162, -12, 29, 24, [8, 2, 2, 8]), '#d98a8a', { width: 2.2, bevel: 3 });
  });
}

function drawRuler(ink: Ink, at: readonly [number, number], turn: number): void {
  const stick = rect(-140, -19, 280, 38, 3);
  lying(ink, { at, turn, outline: [stick] }, () => {
    solid(ink, stick, '#dcb878', { bevel: 3, width: 2.4 });
    for (const i of range(27))
      ink.draw(polyline([-130 + i * 10, -19], [-130 + i * 10, i % 5 ? -9 : -1]), {
        stroke: '#5a3a20',
        width: 1.8,
      });
    ink.draw(oval(124, 7, 5), { fill: '#5a3a20' });
  });
}

function drawRubber(ink: Ink, at: readonly [number, number]): void {
  const block = rect(-31, -20, 62, 40, 9);
  lying(ink, { at, turn: -14, outline: [block] }, () => {
    solid(ink, block, '#e8d8cc', { bevel: 6 });
    solid(ink, rect(-31, -20, 30, 40, [9, 0, 0, 9]), '#5f86b0', { bevel: 5 });
  });
}
