import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../../ink/light.ts';
import { curve, mapPath, type Path, type Point } from '../../../ink/path.ts';
import { oval, rect } from '../../../ink/shapes.ts';
import { metal, plate } from '../../../matter/metal.ts';
import { IRON } from '../../../matter/palette.ts';

const NECK = curve('M0 -40C0 -62 0 -58 0 -30');
const SHADE = curve('M-14 -34L14 -34C18 -22 46 -16 54 6L-54 6C-46 -16 -18 -22 -14 -34Z');

/** An enamel lamp on its bracket; `at`: the rim of its shade. `isBright` makes it shine brighter. */
export function barnLamp(ink: Ink, [cx, cy]: Point, color: string, isBright: boolean): void {
  ink.isAlive = true;
  const place = (path: Path): Path => mapPath(path, (x, y) => [cx + x, cy + y]);
  ink.draw(place(NECK), { stroke: ramp(IRON).line, width: 15, cap: 'round' });
  ink.draw(place(NECK), { stroke: IRON, width: 8, cap: 'round' });
  plate(ink, rect(cx - 20, cy - 52, 40, 14, 5), IRON, { width: 4, bevel: 3 });
  castShadow(ink, place(SHADE), { dx: 5, dy: 8, blur: 6, opacity: 0.35 });
  glow(ink, cx, cy + 16, isBright ? 110 : 70, '#ffe2a0', isBright ? 0.9 : 0.6, isBright ? 80 : 46);
  ink.draw(oval(cx, cy + 7, 24, 13), { fill: '#fffbe2', stroke: '#8a6a3a', width: 3 });
  solid(ink, place(SHADE), color, { fill: metal(color, 20), bevel: 5, width: 4.5 });
}
