import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { polyline, rect } from '../../ink/shapes.ts';
import { SILVER } from '../../matter/palette.ts';

interface SlideLever {
  /** The slot's middle and its top; it is 50 long. */
  x: number;
  top: number;
  /** The y of the grip. */
  y: number;
}

/** A lever in the slot of a console, pushed up or pulled down. */
export function slideLever(ink: Ink, { x, top, y }: SlideLever, color: string): void {
  ink.draw(rect(x - 5, top, 10, 50, 5), { fill: '#19151f', stroke: '#241f2c', width: 3 });
  const stick = polyline([x, top + 28], [x, y]);
  ink.draw(stick, { stroke: '#241f2c', width: 13, cap: 'round' });
  ink.draw(stick, { stroke: SILVER, width: 6.5, cap: 'round' });
  const grip = rect(x - 17, y - 13, 34, 22, 9);
  castShadow(ink, grip, { dx: 4, dy: 7, blur: 4, opacity: 0.45 });
  solid(ink, grip, color, { width: 5, bevel: 4 });
  ink.draw(rect(x - 10, y - 8, 15, 4.5, 2), { fill: '#fff', opacity: 0.6 });
}
