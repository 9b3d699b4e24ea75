import { mix, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow, recess, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve, type Point } from '../../../ink/path.ts';
import { oval, polygon, rect } from '../../../ink/shapes.ts';
import { knob } from '../../../matter/metal.ts';
import { GOLD } from '../../../matter/palette.ts';

const WOOD = '#8a5a3a';

/** A toy chest on the bottom; the point is the middle of its foot. It opens when the lamp is on. */
export function drawSunkenChest(ink: Ink, [x, foot]: Point, isOpen: boolean): void {
  const color = isOpen ? WOOD : mix(WOOD, '#1c2840', 0.45);
  const gold = isOpen ? GOLD : mix(GOLD, '#1c2840', 0.45);
  ink.at([x, foot], () => {
    if (isOpen) drawGaping(ink, color, gold);
    else drawLid(ink, color, gold);
    solid(ink, rect(-56, -40, 112, 44, 5), color, { bevel: 4, width: 4.5 });
    for (const left of [-48, 34]) solid(ink, rect(left, -42, 14, 46, 2), gold, { bevel: 2, width: 3.5 });
    solid(ink, rect(-13, -46, 26, 26, 5), gold, { bevel: 3, width: 4 });
    ink.draw(oval(0, -34, 4.5), { fill: '#241820' });
  });
}

function drawLid(ink: Ink, color: string, gold: string): void {
  const tone = ramp(color);
  const lid = curve('M-58 -38C-58 -70 -38 -80 0 -80C38 -80 58 -70 58 -38Z');
  solid(ink, lid, color, { bevel: 5, width: 4.5, fill: linear(75, tone.hi, [tone.base, 0.5], tone.dark) });
  for (const side of [-1, 1])
    ink.draw(curve(`M${side * 41} -38C${side * 42} -60 ${side * 34} -74 ${side * 30} -78`), {
      stroke: gold,
      width: 9,
    });
}

/** The open lid behind, and light out of the chest. */
function drawGaping(ink: Ink, color: string, gold: string): void {
  const tone = ramp(color);
  const lid = polygon([-52, -40], [-60, -86], [60, -86], [52, -40]);
  recess(ink, lid, color, { depth: 8, fill: linear(90, tone.dark, tone.deep) });
  ink.draw(polygon([-62, -82], [-54, -98], [54, -98], [62, -82]), {
    fill: linear(90, tone.hi, tone.base),
    stroke: tone.line,
    width: 4.5,
  });
  glow(ink, 0, -50, 104, '#ffe27a', 1, 82);
  glow(ink, 0, -44, 60, '#fffbe0', 0.9, 34);
  for (const [x, y] of [
    [-38, -40],
    [38, -41],
    [-24, -45],
    [26, -46],
  ] as const)
    knob(ink, [x, y], 9, gold);
}
