import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Point, polar } from '../../ink/path.ts';
import { oval, polyline, range, rect } from '../../ink/shapes.ts';
import { rivet, roundBar } from '../../matter/metal.ts';

/** A pipe along the wall with flanges, held by brackets. */
export function levelPipe(ink: Ink, [x, y]: Point, length: number, girth: number, color: string): void {
  const tone = ramp(color);
  const pipe = rect(x, y, length, girth);
  castShadow(ink, pipe, { dx: 4, dy: 16, blur: 9, opacity: 0.4 });
  const fill = linear(90, tone.base, [tone.hi, 0.26], [tone.base, 0.5], tone.dark);
  solid(ink, pipe, color, { fill, width: 2.4, bevel: 2 });
  for (const i of range(Math.floor(length / 310) + 1)) {
    const at = x + 130 + i * 310;
    solid(ink, rect(at - 12, y - 6, 24, girth + 12, 4), color, { fill, width: 2.4, bevel: 2 });
    ink.draw(polyline([at, y - 5], [at, y + girth + 5]), { stroke: tone.line, width: 2 });
  }
}

/** A pipe that comes down from the ceiling to `foot`, with a hand wheel. */
export function dropPipe(ink: Ink, [x, foot]: Point, girth: number, color: string, wheel: string): void {
  const pipe = rect(x - girth / 2, 126, girth, foot - 126);
  castShadow(ink, pipe, { dx: 12, dy: 0, blur: 9, opacity: 0.35 });
  solid(ink, pipe, color, { fill: roundBar(color), width: 2.4, bevel: 2 });
  for (const y of [146, foot - 20])
    solid(ink, rect(x - girth / 2 - 6, y, girth + 12, 20, 4), color, {
      fill: roundBar(color),
      width: 2.4,
      bevel: 2,
    });
  drawWheel(ink, [x, foot - 96], 32, wheel);
}

function drawWheel(ink: Ink, [x, y]: Point, radius: number, color: string): void {
  const tone = ramp(color);
  const rim = oval(x, y, radius);
  ink.draw(rim, { stroke: '#120a1e', width: 12, opacity: 0.35, blur: 5, move: [7, 9] });
  for (const i of range(4))
    ink.draw(polyline([x, y], polar(x, y, radius, i * 90 + 45)), { stroke: tone.dark, width: 8 });
  ink.draw(rim, { stroke: tone.line, width: 14 });
  ink.draw(rim, { stroke: tone.base, width: 9 });
  ink.draw(rim, { stroke: tone.hi, width: 2.6, opacity: 0.7, move: [-1.5, -1.5] });
  rivet(ink, [x, y], 9, color);
}
