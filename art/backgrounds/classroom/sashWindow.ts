import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { type Box, joinPaths } from '../../ink/path.ts';
import { rect } from '../../ink/shapes.ts';
import { plate } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';
import { type Outside, schoolYard } from './schoolYard.ts';

const FRAME = 24;
const BAR = 8;
/** The width of the lower sash's own frame. */
const STILE = 11;
const RAIL = 18;

/** Returns the bounds with frame and sill. */
export function sashWindowBounds([x, y, w, h]: Box): Box {
  return [x - FRAME - 16, y - FRAME, w + 2 * FRAME + 32, h + 2 * FRAME + 14];
}

/** Two sashes of large panes over trees and hills. */
export function sashWindow(ink: Ink, box: Box, frame: string, outside: Outside): void {
  const [x, y, w, h] = box;
  const casing = rect(x - FRAME, y - FRAME, w + 2 * FRAME, h + 2 * FRAME, 5);
  castShadow(ink, casing, { dx: 8, dy: 10, blur: 12, opacity: 0.35 });
  solid(ink, casing, frame, { bevel: 6 });
  const moulding = rect(x - FRAME * 0.5, y - FRAME * 0.5, w + FRAME, h + FRAME, 3);
  ink.draw(moulding, { stroke: ramp(frame).dark, width: 3, opacity: 0.7 });
  ink.draw(moulding, { stroke: '#ffffff', width: 1.8, opacity: 0.7, move: [2, 2] });
  schoolYard(ink, box, outside);
  drawSashes(ink, box, frame);
  const sill = rect(x - FRAME - 16, y + h + 8, w + 2 * FRAME + 32, 26, 4);
  castShadow(ink, sill, { dx: 4, dy: 12, blur: 8 });
  solid(ink, sill, shift(frame, { lightness: 0.02 }), { bevel: 5 });
}

/** The two sashes. The lower one is in front of the upper one and casts a shadow on it. */
function drawSashes(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const middle = y + h * 0.48;
  const thin = { width: 2.4, bevel: 3 };
  for (const [top, foot] of [
    [y, middle],
    [middle, y + h],
  ] as const) {
    const bars = [
      rect(x + w / 2 - BAR / 2, top, BAR, foot - top),
      rect(x, (top + foot) / 2 - BAR / 2, w, BAR),
    ];
    for (const bar of bars) ink.draw(bar, { fill: SHADOW, opacity: 0.25, move: [4, 5], blur: 3 });
    for (const bar of bars) solid(ink, bar, color, thin);
  }
  const lower = joinPaths(
    rect(x, middle, w, y + h - middle),
    rect(x + STILE, middle + RAIL, w - 2 * STILE, y + h - middle - RAIL - STILE),
  );
  ink.draw(rect(x, middle - 2, w, RAIL), { fill: SHADOW, opacity: 0.3, move: [0, -9], blur: 5 });
  solid(ink, lower, color, { ...thin, bevel: 4, evenOdd: true });
  plate(ink, rect(x + w / 2 - 17, middle + 3, 34, 11, 5), BRASS, { width: 2.4, bevel: 2 });
  ink.draw(rect(x, y, w, h), { stroke: ramp(color).line });
}
