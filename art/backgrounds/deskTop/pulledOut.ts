import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box } from '../../ink/path.ts';
import { oval, polygon, rect } from '../../ink/shapes.ts';
import { knob } from '../../matter/metal.ts';
import { board } from '../../matter/wood.ts';

const LINING = '#7a2f48';

/** Draws the same drawer pulled out, seen from above: its lit inside, and the upper edge of its front. */
export function pulledOut(ink: Ink, [x, y, w, h]: Box, wood: string, metal: string): void {
  const tone = ramp(wood);
  const floor = y + h - 4;
  castShadow(ink, rect(x - 18, y, w + 36, h + 40, 6), { dx: 8, dy: 10, blur: 14, opacity: 0.6 });
  const inside = polygon([x + 8, y], [x + w - 8, y], [x + w + 14, floor], [x - 14, floor]);
  recess(ink, inside, LINING, {
    depth: 16,
    fill: linear(90, '#1c0c14', [ramp(LINING).dark, 0.3], [LINING, 0.75], ramp(LINING).light),
  });
  ink.clip(inside, () => {
    drawContents(ink, [x, y, w, h], metal);
    glow(ink, x + w / 2, floor, w * 0.42, '#ffd89a', 0.4, h * 0.8);
  });
  for (const side of [-1, 1]) {
    const at = side < 0 ? x : x + w;
    const wall = polygon(
      [at - side * 8, y],
      [at + side * 10, y],
      [at + side * 34, floor + 8],
      [at + side * 12, floor + 8],
    );
    ink.draw(wall, { fill: linear(90, tone.dark, tone.base), stroke: tone.line, width: 3 });
  }
  board(ink, [x - 34, floor, w + 68, 70], shift(wood, { lightness: 0.03 }), {
    direction: 'along x',
    strength: 0.36,
    corners: 5,
    bevel: 7,
  });
}

/** Draws the visible contents: the tray of medals, the spine of a passport, a ball of twine. */
function drawContents(ink: Ink, [x, y, w, h]: Box, metal: string): void {
  const tray = polygon([x + 60, y + 24], [x + 250, y + 24], [x + 254, y + h], [x + 46, y + h]);
  ink.draw(tray, { fill: '#3a1422', stroke: '#1c0c14', width: 4 });
  for (const [i, ribbon] of ['#b8343f', '#3f8a55', '#d9ae3a', '#3f6fb8'].entries()) {
    const cx = x + 84 + i * 46;
    ink.draw(rect(cx - 13, y + 30, 26, 36), { fill: ribbon, stroke: '#1c0c14', width: 3 });
    knob(ink, [cx, y + 82], 15, metal);
  }
  ink.draw(rect(x + w - 270, y + 30, 110, 80, 5), { fill: '#2c5560', stroke: '#12222a', width: 4 });
  ink.draw(rect(x + w - 258, y + 40, 86, 70, 3), { stroke: metal, width: 2.4 });
  ink.draw(oval(x + w - 76, y + 74, 46), {
    fill: linear(60, '#f0d8a0', ['#c79a58', 0.6], '#7a5428'),
    stroke: '#3a2414',
    width: 4,
  });
}
