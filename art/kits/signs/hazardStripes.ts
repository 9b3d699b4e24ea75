import { type Color, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Path } from '../../ink/path.ts';
import { polygon, range } from '../../ink/shapes.ts';

interface HazardStripes {
  path: Path;
  /** The path's own box. */
  box: Box;
  /** The distance from one stripe to the next. */
  pitch?: number;
  evenOdd?: boolean;
}

/** Slanting warning stripes of paint on a shape; no outline, so that it can lie on any matter. */
export function hazardStripes(
  ink: Ink,
  { path, box: [x, y, w, h], pitch = 34, evenOdd = false }: HazardStripes,
  paint: Color,
  ground: Color = '#2b2a33',
): void {
  const stripes = range((w + h) / pitch + 1).map((i) => {
    const foot = x - h + i * pitch;
    return polygon([foot, y + h], [foot + h, y], [foot + h + pitch / 2, y], [foot + pitch / 2, y + h]);
  });
  const tone = ramp(paint);
  ink.draw(path, { fill: ramp(ground).base, evenOdd });
  ink.clip(
    path,
    () => {
      ink.draw(joinPaths(...stripes), { fill: linear(60, tone.light, [tone.base, 0.5], tone.shade) });
      ink.draw(path, { stroke: '#120a1e', width: 8, opacity: 0.4, move: [-2.5, -3] });
      ink.draw(path, { stroke: '#fff', width: 5, opacity: 0.35, move: [2, 2.5] });
    },
    evenOdd,
  );
}
