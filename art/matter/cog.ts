import { type Color, ramp, shift } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { castShadow, recess, solid } from '../ink/light.ts';
import { linear, radial } from '../ink/paint.ts';
import { joinPaths, type Path, type Point, polar } from '../ink/path.ts';
import { arc, ngon, oval, range, soft } from '../ink/shapes.ts';
import { metal } from './metal.ts';

interface Cog {
  /** The radius to the middle of the wheel's teeth, where wheels mesh. */
  radius: number;
  teeth: number;
}

/** Half of a tooth's height. */
const TOOTH = 6.5;
const SPOKES = 5;
/**
 * The points of a tooth as shares of its width: the start of the rise, the start and end of its top, and the
 * end.
 */
const FLANKS = [-0.3, -0.15, 0.15, 0.3];

/** The outline of a toothed wheel around 0, 0: each tooth has flanks and a flat top. */
export function cogRim(radius: number, teeth: number): Path {
  const points = range(teeth).flatMap((i) =>
    FLANKS.map((share, at): Point => {
      const isTop = at === 1 || at === 2;
      return polar(0, 0, radius + (isTop ? TOOTH : -TOOTH), ((i + share) * 360) / teeth);
    }),
  );
  return soft(points, 2.6);
}

/** A wheel of cast metal: a rim with a turned edge, spokes, and a hub that is bolted on. */
export function cogWheel(ink: Ink, { radius, teeth }: Cog, color: Color): void {
  const tone = ramp(color);
  const windows = range(SPOKES).map((i) => windowAt(radius, (i * 360) / SPOKES));
  solid(ink, joinPaths(cogRim(radius, teeth), ...windows), color, {
    evenOdd: true,
    bevel: 5,
    width: 4.5,
    fill: radial(0.36, 0.3, 0.85, tone.hi, [tone.light, 0.3], [tone.base, 0.62], tone.shade),
  });
  ink.draw(oval(0, 0, radius * 0.8), { stroke: tone.dark, width: 3.4, opacity: 0.85 });
  ink.draw(oval(0, 0, radius * 0.8), { stroke: tone.hi, width: 1.8, opacity: 0.8, move: [1.6, 2] });
  ink.draw(arc(0, 0, radius * 0.87, 196, 262), { stroke: '#fff', width: 4, opacity: 0.6, cap: 'round' });
  castShadow(ink, oval(0, 0, radius * 0.3), { dx: 2, dy: 4, blur: 3, opacity: 0.45 });
  solid(ink, oval(0, 0, radius * 0.3), color, { fill: metal(color, 45), bevel: 4, width: 4 });
  const nut = shift(tone.base, { lightness: 0.07 });
  solid(ink, ngon(0, 0, radius * 0.17, 6), nut, {
    bevel: 3,
    width: 3.2,
    fill: linear(60, ramp(nut).hi, ramp(nut).shade),
  });
  recess(ink, oval(0, 0, radius * 0.06), nut, { depth: 2 });
}

/** Returns the opening between two spokes, with rounded corners. */
function windowAt(radius: number, turn: number): Path {
  const [inner, outer] = [radius * 0.38, radius * 0.7];
  return soft(
    [
      polar(0, 0, inner, turn - 22),
      polar(0, 0, outer, turn - 27),
      polar(0, 0, outer * 1.03, turn - 9),
      polar(0, 0, outer * 1.03, turn + 9),
      polar(0, 0, outer, turn + 27),
      polar(0, 0, inner, turn + 22),
    ],
    5,
  );
}
