import { type Color, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { mapPath, type Path, type Point, turnPath } from '../../ink/path.ts';
import { polygon } from '../../ink/shapes.ts';

const OUTLINE = polygon([0, -34], [17, -14], [17, 14], [0, 34], [-17, 14], [-17, -14]);
const FACETS = [
  polygon([0, -34], [-17, -14], [-6, -10], [0, -34]),
  polygon([-17, -14], [-6, -10], [-6, 12], [-17, 14]),
  polygon([0, -34], [6, -10], [6, 12], [0, 34], [-6, 12], [-6, -10]),
] as const;

interface Crystal {
  center: Point;
  size: number;
  /** Clockwise from upright, in degrees. */
  turn?: number;
  isLit: boolean;
}

/** A cut crystal, dull or full of light; some 68 units long at size 1. */
export function crystal(ink: Ink, { center, size, turn = 0, isLit }: Crystal, color: Color): void {
  const [cx, cy] = center;
  const place = (path: Path): Path =>
    turnPath(
      mapPath(path, (x, y) => [cx + x * size, cy + y * size]),
      turn,
      center,
    );
  const tone = ramp(color);
  if (isLit) glow(ink, cx, cy, 62 * size, tone.light, 0.85);
  castShadow(ink, place(OUTLINE), { dx: 3, dy: 5, blur: 4, opacity: 0.4 });
  ink.draw(place(OUTLINE), { fill: linear(60, isLit ? '#ffffff' : tone.light, [tone.base, 0.6], tone.dark) });
  const [upper, left, middle] = FACETS;
  ink.draw(place(upper), { fill: '#fff', opacity: isLit ? 0.9 : 0.5 });
  ink.draw(place(left), { fill: '#fff', opacity: isLit ? 0.55 : 0.22 });
  ink.draw(place(middle), { fill: isLit ? '#fff' : tone.hi, opacity: isLit ? 0.6 : 0.3 });
  ink.draw(place(OUTLINE), { stroke: tone.line, width: 4.5 });
}
