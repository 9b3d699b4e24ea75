import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { glow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, movePath, type Point } from '../../ink/path.ts';
import { oval, polygon, rect } from '../../ink/shapes.ts';
import { roundBar } from '../../matter/metal.ts';

const SHADE = curve(
  'M-16 -62L16 -62C20 -44 34 -34 56 -24C78 -14 92 -8 96 0L-96 0C-92 -8 -78 -14 -56 -24C-34 -34 -20 -44 -16 -62Z',
);

/** Returns the bounds with the rod and without the light. */
export function enamelLampBounds([x, foot]: Point): Box {
  return [x - 96, 0, 192, foot + 11];
}

/** A workshop lamp with an enamelled shade, hung from the ceiling; `foot` is the shade's rim. */
export function enamelLamp(ink: Ink, [x, foot]: Point, color: string, light: string): void {
  const metal = ramp(color);
  ink.blend('screen', () => {
    glow(ink, x, foot + 6, 250, light, 0.5, 170);
    for (const spread of [130, 160, 190, 220, 250]) {
      const cone = polygon(
        [x - 84, foot],
        [x + 84, foot],
        [x + spread, foot + 500],
        [x - spread, foot + 500],
      );
      ink.draw(cone, { fill: linear(90, [light, 0, 0.05], [light, 1, 0]) });
    }
  });
  solid(ink, rect(x - 4, -10, 8, foot - 44), '#5a5c68', { fill: roundBar('#5a5c68'), width: 2.2, bevel: 2 });
  solid(ink, rect(x - 13, foot - 84, 26, 26, 4), '#5a5c68', {
    fill: roundBar('#5a5c68'),
    width: 2.2,
    bevel: 2,
  });
  const fill = linear(0, metal.base, [metal.hi, 0.28], [metal.base, 0.5], metal.deep);
  solid(ink, movePath(SHADE, x, foot), color, { fill, width: 2.6, bevel: 3 });
  ink.draw(oval(x, foot, 96, 11), { fill: mix(light, '#ffffff', 0.3), stroke: metal.line, width: 2.4 });
  ink.draw(oval(x, foot + 2, 44, 9), { fill: '#ffffff' });
}
