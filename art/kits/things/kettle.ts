import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { radial } from '../../ink/paint.ts';
import { curve, movePath, type Point } from '../../ink/path.ts';
import { oval } from '../../ink/shapes.ts';
import { rod } from '../../matter/metal.ts';

const GRIP = '#3a3440';
const BOW = curve('M-46 -62C-40 -122 40 -122 46 -62');
const BOW_LIGHT = curve('M-34 -84C-22 -108 6 -110 18 -106');
const SPOUT = curve('M46 -18C66 -24 66 -58 92 -66L98 -54C84 -40 78 -8 50 -2Z');
const BELLY = curve('M-62 0C-70 -40 -40 -72 0 -72C40 -72 70 -40 62 0Z');
const SHINE = curve('M-44 -14C-46 -36 -36 -50 -22 -58');

/** A kettle, its spout to the right; stands on `foot`. */
export function kettle(ink: Ink, [cx, foot]: Point, color: string): void {
  const tone = ramp(color);
  const place = (path: typeof BELLY) => movePath(path, cx, foot);
  rod(ink, place(BOW), GRIP, 11, place(BOW_LIGHT));
  solid(ink, place(SPOUT), color, { bevel: 4, width: 5.5 });
  castShadow(ink, place(BELLY), { dx: 5, dy: 3, blur: 5, opacity: 0.4 });
  const fill = radial(0.34, 0.28, 0.85, tone.hi, [tone.light, 0.25], [tone.base, 0.55], tone.dark);
  solid(ink, place(BELLY), color, { bevel: 7, fill });
  ink.draw(place(SHINE), { stroke: '#fff', width: 7, cap: 'round', opacity: 0.65 });
  solid(ink, oval(cx, foot - 72, 26, 8), color, { bevel: 3, width: 4.5 });
  solid(ink, oval(cx, foot - 82, 9), GRIP, { bevel: 3, width: 4 });
}
