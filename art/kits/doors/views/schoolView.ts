import { ramp, shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import type { Box, Path } from '../../../ink/path.ts';
import { oval, polygon, range, rect } from '../../../ink/shapes.ts';
import {
  type Corridor,
  drawShell,
  farEnd,
  onLevel,
  onWall,
  scaleAt,
  through,
  type Wall,
} from './perspective.ts';

const COUNT = 7;
const DAYLIGHT = '#fff4cf';
const TILES = { columns: 6, rows: 10 };

/** Behind a school's door: a bright corridor with lockers and a tiled floor. */
export function schoolView(ink: Ink, opening: Path, box: Box, locker: string): void {
  const corridor: Corridor = { box, farScale: 0.3, vanishing: [0.5, 0.42] };
  through(ink, opening, () => {
    const far = linear(90, '#f3e3b4', '#e3cf98');
    drawShell(ink, corridor, { wall: '#e8d5a4', floor: '#d8c49a', ceiling: '#efe7d2', far });
    tiles(ink, corridor);
    ceilingLights(ink, corridor);
    for (const wall of ['left', 'right'] as const)
      for (const i of range(COUNT).reverse()) lockerAt(ink, corridor, wall, i, locker);
    farWindow(ink, farEnd(corridor));
    const [x, y, w, h] = farEnd(corridor);
    glow(ink, x + w / 2, y + h * 0.45, w * 1.4, DAYLIGHT, 0.5, h * 0.9);
  });
}

function tiles(ink: Ink, corridor: Corridor): void {
  const { columns, rows } = TILES;
  ink.warp(onLevel(corridor, 'floor'), () => {
    for (const n of range(columns * rows)) {
      const column = n % columns;
      const row = Math.floor(n / columns);
      if ((column + row) % 2) continue;
      const tile = rect(column / columns, row / rows, 1 / columns, 1 / rows);
      ink.draw(tile, { fill: '#5f8f8a', opacity: 0.55 });
    }
    const sheen = polygon([0.3, 0], [0.7, 0], [0.7, 1], [0.3, 1]);
    ink.draw(sheen, { fill: linear(90, [DAYLIGHT, 0, 0.85], [DAYLIGHT, 0.7, 0]) });
  });
}

function ceilingLights(ink: Ink, corridor: Corridor): void {
  ink.warp(onLevel(corridor, 'ceiling'), () => {
    for (const i of range(4)) {
      const lamp = rect(0.36, 0.1 + i * 0.24, 0.28, 0.13);
      ink.draw(lamp, { fill: '#fffdf0', stroke: '#b9a982', width: 2.5 });
    }
  });
}

function lockerAt(ink: Ink, corridor: Corridor, wall: Wall, i: number, color: string): void {
  const tone = ramp(shift(color, { lightness: (i % 2) * 0.03 + (wall === 'left' ? -0.05 : 0) }));
  const from = i / COUNT;
  const size = 1 / COUNT;
  const line = 3 * scaleAt(corridor, from) + 0.6;
  const part = (x: number, y: number, w: number, h: number): Path => rect(from + size * x, y, size * w, h);
  ink.warp(onWall(corridor, wall), () => {
    const body = part(0, 0.3, 1, 0.66);
    ink.draw(body, {
      fill: linear(90, tone.light, [tone.base, 0.4], tone.shade),
      stroke: tone.line,
      width: line,
    });
    ink.draw(part(0.1, 0.325, 0.8, 0.62), { stroke: tone.hi, width: line * 0.5, opacity: 0.6 });
    for (const slot of range(4)) ink.draw(part(0.24, 0.37 + slot * 0.022, 0.52, 0.009), { fill: tone.deep });
    for (const slot of range(3)) ink.draw(part(0.24, 0.86 + slot * 0.022, 0.52, 0.009), { fill: tone.deep });
    ink.draw(part(wall === 'left' ? 0.12 : 0.74, 0.6, 0.14, 0.055), {
      fill: tone.hi,
      stroke: tone.line,
      width: line * 0.5,
    });
    ink.draw(part(0, 0.96, 1, 0.04), { fill: tone.deep });
  });
}

/** A window over double doors at the corridor's end, with a clock above. */
function farWindow(ink: Ink, [x, y, w, h]: Box): void {
  const window: Box = [x + w * 0.16, y + h * 0.3, w * 0.68, h * 0.7];
  ink.draw(rect(...window, 3), { fill: linear(90, '#ffffff', '#ffeeb8'), stroke: '#8d7a54', width: 4 });
  ink.draw(rect(x + w / 2 - 2, window[1], 4, window[3]), { fill: '#8d7a54' });
  for (const share of [0.36, 0.68])
    ink.draw(rect(window[0], window[1] + window[3] * share, window[2], 3), { fill: '#8d7a54' });
  const clock = oval(x + w / 2, y + h * 0.15, w * 0.11);
  ink.draw(clock, { fill: '#fffdf4', stroke: '#4a4238', width: 3 });
  ink.draw(rect(x + w / 2 - 1, y + h * 0.15 - w * 0.07, 2, w * 0.07), { fill: '#4a4238' });
  ink.draw(rect(x + w / 2, y + h * 0.15 - 1, w * 0.06, 2), { fill: '#4a4238' });
}
