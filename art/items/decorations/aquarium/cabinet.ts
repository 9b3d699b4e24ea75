import { mix, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, settle, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, curve } from '../../../ink/path.ts';
import { oval, polyline, rect } from '../../../ink/shapes.ts';
import { hollow, leafOutward } from '../../../kits/furniture/cabinet.ts';
import { jar } from '../../../kits/things/bottles.ts';
import { knob, plate, roundBar } from '../../../matter/metal.ts';
import { board, fieldedPanel } from '../../../matter/wood.ts';
import type { Looks } from './shape.ts';

const DOORS: readonly { box: Box; isMirrored: boolean; knobX: number }[] = [
  { box: [46, 310, 158, 126], isMirrored: false, knobX: 196 },
  { box: [216, 310, 158, 126], isMirrored: true, knobX: 224 },
];

/** Draws the cabinet below the tank; opened, its two doors show the pump and the fish food. */
export function drawCabinet(ink: Ink, { cabinet, trim, water }: Looks, isOpened: boolean): void {
  const body = rect(30, 280, 360, 178, 6);
  castShadow(ink, rect(28, 70, 366, 380, 6), { dx: 10, dy: 6, blur: 10, opacity: 0.35 });
  board(ink, [30, 280, 360, 178], cabinet, { corners: 6, bevel: 7, strength: 0.35 });
  if (isOpened) drawWithin(ink, cabinet, water);
  else
    for (const { box, knobX } of DOORS) {
      fieldedPanel(ink, box, cabinet);
      knob(ink, [knobX, 372], 9, trim);
    }
  settle(ink, body, 0.3);
  for (const x of [44, 336])
    solid(ink, rect(x, 452, 40, 18, [2, 2, 6, 6]), cabinet, { bevel: 3, fill: ramp(cabinet).dark });
  board(ink, [16, 276, 388, 24], cabinet, { direction: 'along x', corners: 6, bevel: 5, strength: 0.3 });
  if (isOpened)
    for (const { box, isMirrored } of DOORS)
      leafOutward(ink, { box, thickness: 9, angle: 103, isMirrored }, cabinet, () =>
        fieldedPanel(ink, box, cabinet),
      );
}

/** A filter that hums, and jars of food in the light from above. */
function drawWithin(ink: Ink, cabinet: string, water: string): void {
  const inside: Box = [46, 306, 328, 134];
  hollow(
    ink,
    { box: inside, corners: 4, depth: 20, shelves: [], light: mix(water, '#ffffff', 0.5) },
    cabinet,
    () => {
      const hose = curve('M112 300C112 352 150 330 150 366M186 300C186 340 168 340 168 366');
      ink.draw(hose, { stroke: '#1c2430', width: 13 });
      ink.draw(hose, { stroke: mix(water, '#ffffff', 0.35), width: 7, opacity: 0.9 });
      const filter = rect(122, 360, 74, 66, 10);
      castShadow(ink, filter, { dx: 8, dy: 3, blur: 5, opacity: 0.5 });
      solid(ink, filter, '#56627a', { bevel: 5, width: 5, fill: roundBar('#56627a') });
      ink.draw(rect(138, 374, 42, 34, 5), {
        fill: linear(90, water, ramp(water).dark),
        stroke: '#1c2430',
        width: 3.4,
      });
      ink.draw(oval(159, 417, 4), { fill: '#7dffa0' });
      jar(ink, [256, 426], { width: 44, height: 66, color: '#d8823a', cap: '#3a4458', label: '#f6ecd2' });
      jar(ink, [314, 428], { width: 38, height: 48, color: '#7aa844', cap: '#a8382c', label: '#f6ecd2' });
    },
  );
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
