import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { glow, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { oval, polygon, rect } from '../../ink/shapes.ts';
import { roundBar } from '../../matter/metal.ts';

/** The brightness of a lamp; 0 is off. */
export interface LampLight {
  color: string;
  strength: number;
}

/** Returns the bounds with the rod and without the light. */
export function schoolLampBounds([x, foot]: Point): Box {
  return [x - 62, 0, 124, foot];
}

/** A globe of milk glass on a rod from the ceiling; `foot` is the globe's lowest point. */
export function schoolLamp(ink: Ink, [x, foot]: Point, metal: string, { color, strength }: LampLight): void {
  const cy = foot - 46;
  const glass = mix('#c6c0b6', mix(color, '#ffffff', 0.6), Math.min(1, strength * 1.4));
  const tone = ramp(glass);
  if (strength) drawLight(ink, [x, cy], color, strength);
  solid(ink, rect(x - 5, -10, 10, cy - 30), metal, { fill: roundBar(metal), width: 2.4, bevel: 2 });
  const cap = polygon([x - 12, cy - 66], [x + 12, cy - 66], [x + 30, cy - 38], [x - 30, cy - 38]);
  solid(ink, cap, metal, { fill: roundBar(metal), width: 2.4, bevel: 3 });
  const globe = oval(x, cy, 62, 46);
  ink.draw(globe, {
    fill: radial(0.4, 0.34, 0.75, tone.hi, [tone.light, 0.4], strength ? tone.base : tone.dark),
    stroke: tone.line,
  });
  ink.draw(oval(x - 22, cy - 16, 17, 9), { fill: '#fff', opacity: 0.7 });
  ink.draw(rect(x - 32, cy - 44, 64, 9, 4), { fill: roundBar(metal), stroke: ramp(metal).line, width: 2 });
}

function drawLight(ink: Ink, [x, y]: Point, color: string, strength: number): void {
  ink.blend('screen', () => {
    glow(ink, x, y, 300, color, 0.55 * strength);
    const cone = linear(90, [color, 0, 0.1 * strength], [color, 1, 0]);
    for (const spread of [150, 210, 270])
      ink.draw(polygon([x - 50, y + 20], [x + 50, y + 20], [x + spread, 760], [x - spread, 760]), {
        fill: cone,
        opacity: 0.5,
      });
  });
}
