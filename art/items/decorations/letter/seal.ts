import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve, type Point } from '../../../ink/path.ts';
import { oval, toothed } from '../../../ink/shapes.ts';
import { type InkSign, inkSignPath } from '../../../kits/signs/inkSigns.ts';

const SEAL: Point = [150, 196];

/** A wax seal with a sign. */
export function drawSeal(ink: Ink, color: string, sign: InkSign): void {
  const tone = ramp(color);
  const blob = toothed(...SEAL, 36, 43, 9, 14);
  castShadow(ink, blob, { dx: 3, dy: 6, blur: 5, opacity: 0.5 });
  solid(ink, blob, color, { bevel: 7, rim: 0.8 });
  ink.draw(oval(...SEAL, 27), { fill: linear(65, tone.shade, tone.base), stroke: tone.dark, width: 4 });
  const stamp = inkSignPath(sign, SEAL, 0.86);
  ink.draw(stamp, { stroke: tone.deep, width: 6, cap: 'round', move: [-1, -1] });
  ink.draw(stamp, { stroke: tone.hi, width: 4, cap: 'round', move: [1, 1.5] });
  ink.draw(oval(SEAL[0] - 20, SEAL[1] - 25, 9, 5), { fill: '#fff', opacity: 0.6 });
}

/** The half of the broken seal that stays on the envelope. */
export function drawBrokenSeal(ink: Ink, color: string): void {
  const [x, y] = SEAL;
  const half = curve(
    `M${x - 42} ${y - 4}L${x - 26} ${y + 4}L${x - 8} ${y - 8}L${x + 10} ${y + 5}L${x + 24} ${y - 6}` +
      `L${x + 42} ${y + 2}` +
      `C${x + 40} ${y + 30} ${x + 22} ${y + 40} ${x} ${y + 40}` +
      `C${x - 24} ${y + 40} ${x - 42} ${y + 24} ${x - 42} ${y - 4}Z`,
  );
  castShadow(ink, half, { dx: 3, dy: 6, blur: 5, opacity: 0.5 });
  solid(ink, half, color, { bevel: 6, rim: 0.7 });
}
