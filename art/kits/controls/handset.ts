import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve } from '../../ink/path.ts';
import { oval, rect } from '../../ink/shapes.ts';

const BAR = curve(
  'M-138 -2C-138 -26 -112 -38 0 -38C112 -38 138 -26 138 -2L134 30C132 40 124 44 114 44L82 44C72 44 66 38 66 30' +
    'C66 12 52 4 0 4C-52 4 -66 12 -66 30C-66 38 -72 44 -82 44L-114 44C-124 44 -132 40 -134 30Z',
);

/** A telephone receiver that lies flat, about 280 wide and 84 high around 0, 0. */
export function handset(ink: Ink, color: string): void {
  const { hi, light, base, shade, dark } = ramp(color);
  solid(ink, BAR, color, { bevel: 8, fill: linear(85, hi, [light, 0.2], [base, 0.5], dark) });
  for (const x of [-128, 72]) {
    solid(ink, rect(x, 32, 56, 18, 8), color, {
      bevel: 3,
      width: ink.line * 0.8,
      fill: linear(90, shade, dark),
    });
  }
  ink.draw(curve('M-112 -14C-90 -26 -40 -28 30 -28'), {
    stroke: '#fff',
    width: 6,
    opacity: 0.5,
    cap: 'round',
  });
  ink.draw(oval(52, -26, 7, 3), { fill: '#fff', opacity: 0.5 });
}
