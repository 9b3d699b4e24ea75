import type { LooseMove } from '../../../core/catalogue/moves.ts';
import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../ink/light.ts';
import { radial } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, movePath, type Path, type Point } from '../../ink/path.ts';
import { oval, polyline, range, rect } from '../../ink/shapes.ts';
import { metal } from '../../matter/metal.ts';

const CAGE = curve('M-44 0L44 0L34 106L-34 106Z');
const ROOF = curve('M-56 2C-46 -20 -24 -30 -16 -48L16 -48C24 -30 46 -20 56 2Z');
const FLAME = curve('M0 -30C12 -14 14 -4 10 6C6 14 -6 14 -10 6C-14 -4 -8 -14 0 -30Z');

/** Returns the bounds without the light; `top` is the y at which the chain begins. */
export function shipLanternBounds([x, y]: Point, top: number): Box {
  return [x - 62, top, 124, y + 130 - top];
}

/** A brass stern lantern on a chain; `y` is that of its eaves. */
export function shipLantern(ink: Ink, [x, y]: Point, top: number, brass: string, light: string): void {
  drawHalo(ink, [x, y + 56], light);
  ink.loose(0, () => drawHanging(ink, [x, y], top, brass, light));
}

/** Returns the part that sways with the ship. */
export function swayingLantern([x, y]: Point, top: number): LooseMove {
  return {
    type: 'swing',
    part: 0,
    box: [x - 110, top - 12, 220, y + 160 - top],
    pivot: [x, top],
    angle: 2.4,
    period: 4600,
  };
}

function drawHanging(ink: Ink, [x, y]: Point, top: number, brass: string, light: string): void {
  const tone = ramp(brass);
  drawChain(ink, x, top, y - 66, tone.dark, tone.line);
  const place = (path: Path): Path => movePath(path, x, y);
  castShadow(ink, place(CAGE), { dx: 8, dy: 10, blur: 8, opacity: 0.3 });
  ink.draw(place(CAGE), {
    fill: radial(0.5, 0.62, 0.6, '#fffbe6', [mix(light, '#fff3c0', 0.5), 0.35], mix(light, '#8a4a28', 0.55)),
    stroke: tone.line,
  });
  glow(ink, x, y + 66, 62, '#fff6d0', 0.9);
  ink.draw(movePath(FLAME, x, y + 80), { fill: '#fffdf0' });
  const bars = joinPaths(
    polyline([x - 15, y], [x - 12, y + 106]),
    polyline([x + 15, y], [x + 12, y + 106]),
    polyline([x - 39, y + 52], [x + 39, y + 52]),
  );
  ink.draw(bars, { stroke: tone.line, width: 7 });
  ink.draw(bars, { stroke: tone.base, width: 3.4 });
  const corners = joinPaths(
    polyline([x - 43, y], [x - 33, y + 106]),
    polyline([x + 43, y], [x + 33, y + 106]),
  );
  ink.draw(corners, { stroke: tone.line, width: 10 });
  ink.draw(corners, { stroke: tone.light, width: 5 });
  solid(ink, rect(x - 42, y + 100, 84, 18, 5), brass, { fill: metal(brass, 0), bevel: 3 });
  solid(ink, oval(x, y + 124, 9), brass, { width: 2.4, bevel: 2 });
  solid(ink, place(ROOF), brass, { fill: metal(brass, 0), bevel: 5 });
  solid(ink, rect(x - 60, y - 6, 120, 14, 6), brass, { fill: metal(brass, 0), bevel: 3 });
  ink.draw(oval(x, y - 58, 12), { stroke: tone.line, width: 9 });
  ink.draw(oval(x, y - 58, 12), { stroke: tone.light, width: 4.6 });
}

function drawChain(ink: Ink, x: number, top: number, foot: number, color: string, line: string): void {
  const links = Math.ceil((foot - top) / 17);
  for (const i of range(links)) {
    const link = i % 2 ? oval(x, top + i * 17, 2.4, 11) : oval(x, top + i * 17, 6.5, 11);
    ink.draw(link, { stroke: line, width: 6.4 });
    ink.draw(link, { stroke: color, width: 3 });
  }
}

function drawHalo(ink: Ink, [x, y]: Point, light: string): void {
  ink.blend('screen', () => {
    ink.draw(oval(x, y, 470), {
      fill: radial(0.5, 0.5, 0.5, [light, 0, 0.5], [light, 0.3, 0.2], [light, 1, 0]),
    });
    ink.draw(oval(x, y, 160), { fill: radial(0.5, 0.5, 0.5, ['#ffe9b0', 0, 0.5], ['#ffe0a0', 1, 0]) });
  });
}
