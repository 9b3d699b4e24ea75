import { mix, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, settle, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { polyline, rect } from '../../../ink/shapes.ts';
import { knob, plate } from '../../../matter/metal.ts';
import { board, fieldedPanel } from '../../../matter/wood.ts';
import type { Looks } from './shape.ts';

/** What the tank stands on, with two doors. */
export function drawCabinet(ink: Ink, { cabinet, trim }: Looks): void {
  const body = rect(30, 280, 360, 178, 6);
  castShadow(ink, rect(28, 70, 366, 380, 6), { dx: 10, dy: 6, blur: 10, opacity: 0.35 });
  board(ink, [30, 280, 360, 178], cabinet, { corners: 6, bevel: 7, strength: 0.35 });
  for (const [x, knobX] of [
    [46, 196],
    [216, 224],
  ] as const) {
    fieldedPanel(ink, [x, 310, 158, 126], cabinet);
    knob(ink, [knobX, 372], 9, trim);
  }
  settle(ink, body, 0.3);
  for (const x of [44, 336])
    solid(ink, rect(x, 452, 40, 18, [2, 2, 6, 6]), cabinet, { bevel: 3, fill: ramp(cabinet).dark });
  board(ink, [16, 276, 388, 24], cabinet, { direction: 'along x', corners: 6, bevel: 5, strength: 0.3 });
}

/** The cover with its lamp; lit, it is lifted a little at the front. */
export function drawHood(ink: Ink, { cabinet, trim, water }: Looks, isLit: boolean): void {
  const tone = ramp(cabinet);
  if (isLit) glow(ink, 210, 66, 236, mix(water, '#ffffff', 0.6), 0.55, 90);
  solid(ink, rect(18, 24, 384, 40, [14, 14, 4, 4]), cabinet, {
    bevel: 6,
    fill: linear(90, tone.hi, [tone.base, 0.45], tone.dark),
  });
  plate(ink, rect(16, 58, 388, 14, 5), trim, { width: 5 });
  const lamp = polyline([70, 76], [350, 76]);
  ink.draw(lamp, { stroke: '#22303c', width: 13, cap: 'round' });
  ink.draw(lamp, { stroke: isLit ? '#fbffff' : '#8fa0ac', width: 7, cap: 'round' });
  if (isLit) ink.draw(lamp, { stroke: '#dffaff', width: 26, opacity: 0.5, blur: 8, cap: 'round' });
  solid(ink, rect(168, 8, 84, 20, 8), trim, { bevel: 3, width: 5 });
}
