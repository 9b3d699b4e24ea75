import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../ink/light.ts';
import { radial } from '../../ink/paint.ts';
import type { Point } from '../../ink/path.ts';
import { oval } from '../../ink/shapes.ts';

interface PushButton {
  center: Point;
  radius: number;
  isLit: boolean;
  /** The flatness: its height as a share of its width. */
  flatness?: number;
}

/** A round button on a sloping desk: a collar and a dome. */
export function pushButton(
  ink: Ink,
  { center: [cx, cy], radius, isLit, flatness = 0.72 }: PushButton,
  color: string,
): void {
  const tone = ramp(isLit ? color : shift(color, { lightness: -0.12, chromaTimes: 0.75 }));
  const width = Math.min(ink.line * 0.7, radius * 0.35);
  const collar = oval(cx, cy, radius * 1.22, radius * 1.22 * flatness);
  castShadow(ink, collar, { dx: 2, dy: 3, blur: 3, opacity: 0.4 });
  solid(ink, collar, '#3a3744', { width: width * 0.8, bevel: 2 });
  const dome = oval(cx, cy - radius * 0.22, radius * 0.95, radius * 0.95 * flatness);
  const fill = radial(
    0.38,
    0.3,
    0.8,
    isLit ? mix(tone.hi, '#ffffff', 0.5) : tone.light,
    [tone.base, 0.5],
    tone.dark,
  );
  solid(ink, dome, tone, { fill, width, bevel: 2 });
  const shine = oval(cx - radius * 0.3, cy - radius * 0.48, radius * 0.28, radius * 0.14);
  ink.draw(shine, { fill: '#fff', opacity: 0.8 });
  if (isLit) glow(ink, cx, cy - radius * 0.2, radius * 1.1 + 12, color, 0.6);
}
