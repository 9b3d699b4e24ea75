import { mix } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { glow } from '../../ink/light.ts';
import type { Point } from '../../ink/path.ts';
import { oval } from '../../ink/shapes.ts';

/** A small signal lamp; while it is off, its colour is faint. */
export function statusLamp(ink: Ink, [cx, cy]: Point, color: string, isLit: boolean): void {
  const fill = isLit ? mix(color, '#ffffff', 0.35) : mix(color, '#2a2530', 0.68);
  ink.draw(oval(cx, cy, 7.5), { fill, stroke: '#241f2c', width: 3.5 });
  ink.isAlive ||= isLit;
  if (isLit) glow(ink, cx, cy, 22, color, 0.8);
}
