import type { PercentRect } from '../../../core/room/geometry.ts';
import type { Viewport } from '../../../game/ports.ts';

/** Converts a part of the stage to percent of its visible part. */
export function onScreen({ x, y, width, height }: PercentRect, viewport: Viewport): PercentRect {
  const { zoom } = viewport;
  const [left, top] = [viewport.x / 12.8, viewport.y / 7.2];
  return { x: (x - left) * zoom, y: (y - top) * zoom, width: width * zoom, height: height * zoom };
}
