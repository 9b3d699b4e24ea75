import type { PercentRect } from '../../../core/room/geometry.ts';
import type { Viewport } from '../../../game/ports.ts';

/** Where a part of the stage lies on what is to be seen of it, in percent of that. */
export function onScreen({ x, y, width, height }: PercentRect, viewport: Viewport): PercentRect {
  const { zoom } = viewport;
  const [left, top] = [viewport.x / 12.8, viewport.y / 7.2];
  return { x: (x - left) * zoom, y: (y - top) * zoom, width: width * zoom, height: height * zoom };
}
