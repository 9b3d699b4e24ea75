import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, movePath, type Point } from '../../ink/path.ts';
import { oval, polyline, rect } from '../../ink/shapes.ts';
import { rod } from '../../matter/metal.ts';

const HEIGHT = 500;

export function dripStandBounds([x, foot]: Point): Box {
  return [x - 62, foot - HEIGHT - 30, 124, HEIGHT + 30];
}

/** Returns the point below the bag at which the drops fall. */
export function dripPlace([x, foot]: Point): Point {
  return [x - 34, foot - HEIGHT + 132];
}

/** A pole on castors with a bag, from which a tube goes to `end`. */
export function dripStand(ink: Ink, at: Point, end: Point, steel: string, liquid: string): void {
  groundShadow(ink, at[0], at[1] - 2, 58, 9, 0.5);
  const reach: Point = [end[0] - at[0], end[1] - at[1]];
  ink.at(at, () => {
    for (const [x, y] of [
      [-54, -8],
      [54, -8],
      [-26, 2],
      [28, 2],
    ] as const) {
      rod(ink, polyline([0, -38], [x, y - 8]), steel, 8);
      solid(ink, oval(x, y - 4, 9), '#3a3844', { bevel: 2, width: 2.2 });
    }
    const pole = rect(-5, -HEIGHT, 10, HEIGHT - 30, 4);
    castShadow(ink, pole, { dx: 12, dy: 4, blur: 6, opacity: 0.4 });
    rod(ink, polyline([0, -HEIGHT], [0, -34]), steel, 8, polyline([-1.5, -HEIGHT], [-1.5, -40]));
    solid(ink, rect(-9, -250, 18, 26, 5), '#4c5060', { bevel: 3, width: 2.2 });
    const hooks = 'M-34 -484L-34 -498Q-34 -508 -22 -508L22 -508Q34 -508 34 -498L34 -484';
    rod(ink, curve(hooks), steel, 6);
    drawBag(ink, [-34, -486], liquid);
    const [x, y] = reach;
    const tube = `M-34 -372C-38 -250 -8 -180 ${x * 0.45} ${y + 90}C${x * 0.7} ${y + 130} ${x * 0.8} ${y + 40} ${x} ${y}`;
    ink.draw(curve(tube), { stroke: '#2c3444', width: 5.4, opacity: 0.7, cap: 'round' });
    ink.draw(curve(tube), { stroke: '#d0e0e8', width: 2.8, cap: 'round' });
  });
}

function drawBag(ink: Ink, [x, y]: Point, liquid: string): void {
  const tone = ramp(liquid);
  const bag = movePath(
    curve('M-24 8Q-24 0 -14 0L14 0Q24 0 24 8L26 70Q26 84 12 86L-12 86Q-26 84 -26 70Z'),
    x,
    y,
  );
  castShadow(ink, bag, { dx: 9, dy: 10, blur: 8, opacity: 0.4 });
  solid(ink, bag, '#b8c8d0', {
    bevel: 4,
    width: 2.6,
    texture: () => {
      ink.draw(rect(x - 30, y + 30, 60, 60), { fill: linear(90, tone.light, tone.base), opacity: 0.9 });
      ink.draw(rect(x - 30, y + 30, 60, 3), { fill: '#ffffff', opacity: 0.8 });
    },
  });
  for (const at of [22, 36, 50, 64])
    ink.draw(polyline([x + 12, y + at], [x + 21, y + at]), { stroke: tone.deep, width: 2 });
  ink.draw(rect(x - 17, y + 10, 6, 54, 3), { fill: '#ffffff', opacity: 0.6 });
  solid(ink, rect(x - 6, y + 88, 12, 24, 4), '#c8d4d8', { bevel: 2, width: 2 });
}
