import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, solid } from '../../../ink/light.ts';
import { curve, movePath, type Point, polar } from '../../../ink/path.ts';
import { oval, polygon, range } from '../../../ink/shapes.ts';
import { knob, plate, rivets } from '../../../matter/metal.ts';
import { dimGlass } from '../panes/dimGlass.ts';

const ANCHOR = curve(
  'M-7 -52L7 -52L7 -34L30 -34L30 -21L7 -21L7 44C26 40 38 30 42 14L31 20L50 -12L60 22L52 17' +
    'C46 42 26 60 0 68C-26 60 -46 42 -52 17L-60 22L-50 -12L-31 20L-42 14' +
    'C-38 30 -26 40 -7 44L-7 -21L-30 -21L-30 -34L-7 -34Z',
);

/** Draws a round window in a riveted ring; its glass does not show the time of day at sea. */
export function porthole(ink: Ink, [cx, cy]: Point, metal: string): void {
  castShadow(ink, oval(cx, cy, 84), { dx: 4, dy: 9, blur: 7, opacity: 0.5 });
  plate(ink, oval(cx, cy, 84), metal, { bevel: 7 });
  ink.draw(oval(cx, cy, 60), { stroke: ramp(metal).dark, width: 4, opacity: 0.8 });
  rivets(
    ink,
    range(10).map((i) => polar(cx, cy, 71, i * 36 - 72)),
    6.5,
    metal,
  );
  const pane = oval(cx, cy, 55);
  dimGlass(ink, pane, [cx - 55, cy - 55, 110, 110]);
  ink.draw(pane, { stroke: ramp(metal).line, width: 4 });
}

/** A brass anchor on a leaf, 130 units high. */
export function anchor(ink: Ink, [cx, cy]: Point, metal: string): void {
  const shape = movePath(ANCHOR, cx, cy);
  castShadow(ink, shape, { dx: 4, dy: 7, blur: 4, opacity: 0.45 });
  plate(ink, shape, metal, { bevel: 4, width: 4 });
  ink.draw(oval(cx, cy - 62, 12), { stroke: ramp(metal).line, width: 12 });
  ink.draw(oval(cx, cy - 62, 12), { stroke: ramp(metal).light, width: 5.5 });
}

/** A steering wheel of eight spokes. */
export function shipWheel(ink: Ink, [cx, cy]: Point, frame: string, metal: string): void {
  for (const i of range(8)) {
    const spoke = polygon(
      [cx - 5, cy - 10],
      [cx + 5, cy - 10],
      [cx + 6.5, cy - 66],
      [cx, cy - 73],
      [cx - 6.5, cy - 66],
    );
    ink.at([cx, cy], () => ink.at([-cx, -cy], () => solid(ink, spoke, frame, { bevel: 3, width: 4 })), {
      turn: i * 45,
    });
  }
  ink.draw(oval(cx, cy, 43), { stroke: ramp(frame).line, width: 24 });
  ink.draw(oval(cx, cy, 43), { stroke: ramp(frame).light, width: 15 });
  ink.draw(oval(cx, cy, 43), { stroke: ramp(frame).hi, width: 3.5, opacity: 0.6, move: [-2, -3] });
  ink.draw(oval(cx, cy, 43), { stroke: metal, width: 3.5 });
  plate(ink, oval(cx, cy, 18), metal, { width: 4.5, bevel: 4 });
  knob(ink, [cx, cy], 8, metal);
}
