import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve } from '../../../ink/path.ts';
import { oval, polyline, range } from '../../../ink/shapes.ts';
import type { Looks } from './shape.ts';

/** A nest with a golden egg. */
export function drawNest(ink: Ink, { light }: Looks): void {
  const straw = ramp('#b98a4a');
  solid(ink, oval(150, 296, 66, 18), '#6a4a30', {
    bevel: 3,
    width: 4.5,
    fill: linear(90, '#3a2620', '#6a4a34'),
  });
  for (const [x, turn] of [
    [128, -14],
    [172, 12],
    [150, 0],
  ] as const)
    ink.at(
      [x, 286],
      () =>
        solid(ink, oval(0, 0, 15, 19), x === 150 ? '#e8b53c' : '#e8e0d0', {
          width: 4,
          bevel: 3,
        }),
      { turn },
    );
  const bowl = curve('M80 292C96 308 204 308 220 292C218 326 192 338 150 338C108 338 82 326 80 292Z');
  solid(ink, bowl, '#b98a4a', { bevel: 5, width: 5, fill: linear(80, straw.light, straw.dark) });
  ink.clip(bowl, () => {
    for (const i of range(18)) {
      const x = 74 + i * 8.6;
      const y = 298 + ink.random() * 26;
      ink.draw(polyline([x, y], [x + 34, y + ink.jitter(22)]), {
        stroke: i % 2 ? straw.hi : straw.deep,
        width: 2.6,
        opacity: 0.8,
      });
    }
  });
  glow(ink, 150, 284, 46, light, 0.6, 34);
}
