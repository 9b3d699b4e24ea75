import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { polygon, rect } from '../../../ink/shapes.ts';
import { knob } from '../../../matter/metal.ts';
import { GOLD } from '../../../matter/palette.ts';
import { grain } from '../../../matter/wood.ts';
import type { Looks } from './shape.ts';

/** The drawer, out: velvet, and light on it. */
export function drawDrawer(ink: Ink, { frame, velvet }: Looks): void {
  const tone = ramp(frame);
  ink.draw(rect(62, 248, 316, 34, 4), { fill: '#160d12', stroke: tone.line, width: 4 });
  const rim = polygon([66, 252], [374, 252], [398, 312], [42, 312]);
  castShadow(ink, polygon([60, 262], [390, 262], [402, 340], [40, 340]), {
    dx: 5,
    dy: 7,
    blur: 8,
    opacity: 0.4,
  });
  solid(ink, rim, frame, { bevel: 4, fill: linear(90, tone.dark, tone.light) });
  const cloth = ramp(velvet);
  recess(ink, polygon([80, 250], [360, 250], [380, 308], [60, 308]), velvet, {
    depth: 11,
    fill: linear(90, cloth.deep, [cloth.base, 0.6], cloth.light),
    texture: () => {
      glow(ink, 220, 292, 150, '#fff0c8', 0.8, 40);
      for (const x of [140, 300])
        ink.draw(
          polygon([x - 3, 246], [x + 3, 246], [x + (x - 220) * 0.1 + 4, 312], [x + (x - 220) * 0.1 - 4, 312]),
          {
            fill: tone.light,
            stroke: tone.line,
            width: 3,
          },
        );
    },
  });
  solid(ink, rect(38, 306, 364, 36, 5), frame, {
    bevel: 5,
    fill: linear(90, tone.hi, [tone.base, 0.4], tone.dark),
    texture: () => grain(ink, [38, 306, 364, 36], frame, { direction: 'along x', strength: 0.35 }),
  });
  for (const x of [140, 300]) knob(ink, [x, 324], 9, GOLD);
}
