import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { oval, polygon, rect, toothed } from '../../ink/shapes.ts';
import { metal as polished, rod, sphere } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';
import { board } from '../../matter/wood.ts';

/** The colours of the ribbons from left to right; rooms may use this order for a puzzle. */
const RIBBONS = ['#b83a34', '#3f8a50', '#e0b23a', '#3a62b0'] as const;

/** The index of the medal that hangs askew. */
const CROOKED = 2;

/** A shallow tray of four medals on ribbons: red, green, yellow, blue. */
export function medalTray(ink: Ink, box: Box, wood: string, felt: string): void {
  const [x, y, w, h] = box;
  castShadow(ink, rect(...box, 8), { dx: 10, dy: 14, blur: 10, opacity: 0.45 });
  board(ink, box, shift(wood, { lightness: 0.02 }), { direction: 'along x', strength: 0.4, corners: 8 });
  const bed: Box = [x + 20, y + 20, w - 40, h - 40];
  recess(ink, rect(...bed, 5), shift(felt, { lightness: -0.09 }), { depth: 12 });
  const pitch = bed[2] / RIBBONS.length;
  for (const [i, color] of RIBBONS.entries())
    ink.at([bed[0] + pitch * (i + 0.5), bed[1] + 22], () => drawMedal(ink, [0, 0], color, i), {
      turn: i === CROOKED ? 13 : 0,
    });
}

function drawMedal(ink: Ink, [cx, top]: Point, color: string, i: number): void {
  const tone = ramp(color);
  const ribbon = polygon(
    [cx - 44, top],
    [cx + 44, top],
    [cx + 44, top + 74],
    [cx, top + 108],
    [cx - 44, top + 74],
  );
  castShadow(ink, ribbon, { dx: 5, dy: 8, blur: 5, opacity: 0.4 });
  solid(ink, ribbon, color, {
    bevel: 4,
    fill: linear(70, tone.light, [tone.base, 0.5], tone.shade),
    texture: () => {
      ink.draw(rect(cx - 11, top, 22, 120), { fill: tone.hi, opacity: 0.85 });
      for (const dx of [-34, 28]) ink.draw(rect(cx + dx, top, 6, 120), { fill: tone.deep, opacity: 0.5 });
    },
  });
  solid(ink, rect(cx - 50, top - 8, 100, 15, 4), BRASS, { fill: polished(BRASS, 90), width: 2.4, bevel: 3 });
  rod(ink, oval(cx, top + 116, 13), BRASS, 5);
  drawDisc(ink, [cx, top + 160], i);
}

function drawDisc(ink: Ink, [cx, cy]: Point, i: number): void {
  const star = toothed(cx, cy, 35, 47, i % 2 ? 8 : 12, 4);
  castShadow(ink, star, { dx: 5, dy: 8, blur: 5, opacity: 0.45 });
  solid(ink, star, BRASS, { fill: polished(BRASS, 50), bevel: 4 });
  ink.draw(oval(cx, cy, 24), { fill: sphere('#e2b04c'), stroke: '#6a4420', width: 2.4 });
  const shape = toothed(cx, cy, 7, 15, 5, 2);
  ink.draw(shape, { fill: '#8a5a24', opacity: 0.8, move: [-1, -1] });
  ink.draw(shape, { stroke: '#ffe9a8', width: 1.8, opacity: 0.8, move: [0.8, 1] });
}
