import { shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { arch } from '../../../ink/shapes.ts';
import type { FarEnd } from './passage.ts';

/** A lit archway at the far end of a passage. */
export function brightArch(ink: Ink, { left, right, top, bottom }: FarEnd, light: string): void {
  const w = (right - left) * 0.5;
  const h = (bottom - top) * 0.72;
  const cx = (left + right) / 2;
  ink.draw(arch(cx - w / 2, bottom - h, w, h), {
    fill: linear(90, '#fffef8', '#fff2c8'),
    stroke: shift(light, { lightness: -0.18 }),
    width: 3,
  });
  glow(ink, cx, bottom - h * 0.55, w * 1.1, '#fffbe6', 0.9, h * 0.7);
}
