import { type Color, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { SHADOW, solid } from '../../../ink/light.ts';
import { type Point, turnPath } from '../../../ink/path.ts';
import { arc, oval, range, rect } from '../../../ink/shapes.ts';
import { plate, sphere } from '../../../matter/metal.ts';

interface HandWheel {
  center: Point;
  radius: number;
  spokes?: number;
  /** The angle of the first spoke, in degrees. */
  turn?: number;
}

/** A wheel to turn by hand, as on hatches and valves. */
export function handWheel(
  ink: Ink,
  { center, radius, spokes = 5, turn = -90 }: HandWheel,
  color: Color,
): void {
  const [cx, cy] = center;
  const tone = ramp(color);
  const rim = oval(cx, cy, radius);
  const girth = radius * 0.2;
  ink.draw(oval(cx + radius * 0.08, cy + radius * 0.14, radius), {
    stroke: SHADOW,
    width: girth * 1.4,
    opacity: 0.4,
    blur: 6,
  });
  for (const i of range(spokes)) {
    const spoke = rect(cx, cy - girth * 0.42, radius, girth * 0.84, girth * 0.3);
    solid(ink, turnPath(spoke, turn + (i * 360) / spokes, center), color, { bevel: 3, width: 4 });
  }
  ink.draw(rim, { stroke: tone.line, width: girth + 9 });
  ink.draw(rim, { stroke: tone.base, width: girth });
  ink.draw(rim, { stroke: tone.dark, width: girth * 0.4, opacity: 0.55, move: [girth * 0.16, girth * 0.22] });
  ink.draw(arc(cx, cy, radius + girth * 0.08, 165, 300), {
    stroke: tone.hi,
    width: girth * 0.32,
    cap: 'round',
    opacity: 0.9,
  });
  solid(ink, oval(cx, cy, radius * 0.32), color, { fill: sphere(color), bevel: 4, width: 4.5 });
  plate(ink, oval(cx, cy, radius * 0.14), '#d5dae2', { width: 3, bevel: 2 });
}
