import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { glow, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, curve, movePath, type Point } from '../../ink/path.ts';
import { oval, polyline, rect } from '../../ink/shapes.ts';

const WAX = '#e8d8b4';
const FLAME = curve('M0 -32C9 -18 12 -9 8 0C4 7 -4 7 -8 0C-12 -9 -7 -18 0 -32Z');

/** Returns the bounds without the light. */
export function floatingCandleBounds([x, y]: Point, height: number): Box {
  return [x - 14, y - 46, 28, height + 56];
}

/** A candle that floats in the air, with its light on the wall; `y`: its upper edge. */
export function floatingCandle(ink: Ink, [x, y]: Point, height: number, light: string): void {
  const tone = ramp(WAX);
  ink.draw(oval(x, y - 16, 130), {
    fill: radial(0.5, 0.5, 0.5, [light, 0, 0.55], [light, 0.35, 0.2], [light, 1, 0]),
    blend: 'screen',
  });
  const body = rect(x - 11, y, 22, height, [3, 3, 9, 9]);
  solid(ink, body, WAX, { fill: linear(90, '#fff2cc', [tone.base, 0.35], tone.dark), width: 2.4, bevel: 3 });
  const drips = curve(
    `M${x - 11} ${y - 2}L${x + 11} ${y - 2}L${x + 11} ${y + 15}` +
      `C${x + 9} ${y + 24} ${x + 5} ${y + 22} ${x + 4} ${y + 10}` +
      `C${x + 1} ${y + 6} ${x - 2} ${y + 8} ${x - 3} ${y + 26}` +
      `C${x - 5} ${y + 32} ${x - 9} ${y + 30} ${x - 9} ${y + 12}L${x - 11} ${y + 10}Z`,
  );
  ink.draw(drips, { fill: '#fff6dc', stroke: tone.dark, width: 1.6 });
  ink.draw(polyline([x, y - 1], [x, y - 10]), { stroke: '#3a2630', width: 2.4 });
  glow(ink, x, y - 18, 34, '#ffe49a', 0.9);
  ink.draw(movePath(FLAME, x, y - 7), { fill: linear(90, '#ffb040', ['#ffe89a', 0.6], '#fffbe6') });
}
