import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, solid } from '../../../ink/light.ts';
import { curve, type Point } from '../../../ink/path.ts';
import { arc, oval } from '../../../ink/shapes.ts';
import { metal, rod } from '../../../matter/metal.ts';
import { BRASS } from '../../../matter/palette.ts';

/** The angle of the bell while it rings. */
const LEAN = -12;

/** A bell on a curled spring; it rings when the door is opened. */
export function doorBell(ink: Ink, [cx, y]: Point, isRinging: boolean): void {
  const lean = isRinging ? LEAN : 0;
  const middle = cx + lean;
  const spring = curve(
    `M${cx + 58} ${y - 16}C${cx + 40} ${y - 34} ${cx + 4} ${y - 34} ${cx + lean * 0.4} ${y - 6}`,
  );
  const body = curve(
    `M${middle - 21} ${y + 32}C${middle - 13} ${y + 26} ${cx - 16} ${y + 4} ${cx} ${y - 2}` +
      `C${cx + 16} ${y + 4} ${middle + 13} ${y + 26} ${middle + 21} ${y + 32}Z`,
  );
  rod(ink, spring, '#8a6a2e', 4.5);
  castShadow(ink, body, { dx: 4, dy: 7, blur: 4 });
  solid(ink, oval(middle, y + 36, 6.5), BRASS, { bevel: 2, width: 3 });
  solid(ink, body, BRASS, { fill: metal(BRASS, 20), bevel: 4, width: 4 });
  if (!isRinging) return;
  for (const angle of [0, 180]) {
    const sound = arc(middle, y + 16, 38, angle - 26, angle + 26);
    ink.draw(sound, { stroke: '#ffe6a0', width: 3.5, cap: 'round' });
  }
}
