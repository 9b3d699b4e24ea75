import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../ink/light.ts';
import { type Box, curve, type Point } from '../../ink/path.ts';
import { oval, polyline } from '../../ink/shapes.ts';
import { rod } from '../../matter/metal.ts';

const [HALF, HEIGHT] = [44, 118];

export function cagedLampBounds([x, y]: Point): Box {
  return [x - HALF, y - 60, 2 * HALF, HEIGHT + 60];
}

/** A lamp in a cage on its pipe; the point is the top of its shade. `shine`: brightness from 0 to 1. */
export function cagedLamp(ink: Ink, [x, y]: Point, steel: string, lamp: string, shine: number): void {
  rod(ink, polyline([x, y - 70], [x, y]), shift(steel, { lightness: -0.08 }), 7);
  const shade = curve(
    `M${x - 14} ${y}L${x + 14} ${y}Q${x + 20} ${y + 22} ${x + HALF} ${y + 42}L${x - HALF} ${y + 42}Q${x - 20} ${y + 22} ${x - 14} ${y}Z`,
  );
  castShadow(ink, shade, { dx: 12, dy: 14, blur: 10, opacity: 0.35 });
  const bulb = curve(
    `M${x - 26} ${y + 42}Q${x - 30} ${y + 94} ${x} ${y + 100}Q${x + 30} ${y + 94} ${x + 26} ${y + 42}Z`,
  );
  ink.draw(bulb, {
    fill: mix('#5c6272', mix(lamp, '#ffffff', 0.55), shine),
    stroke: ramp(steel).line,
    width: 2.4,
  });
  if (shine) ink.blend('screen', () => glow(ink, x, y + 70, 240, lamp, 0.55 * shine));
  const bars = [-26, -9, 9, 26].map((at) =>
    curve(`M${x + at} ${y + 42}Q${x + at * 1.25} ${y + 86} ${x + at * 0.35} ${y + 112}`),
  );
  for (const bar of bars) ink.draw(bar, { stroke: ramp(steel).deep, width: 4, cap: 'round' });
  ink.draw(oval(x, y + 72, 31, 7), { stroke: ramp(steel).deep, width: 4 });
  solid(ink, oval(x, y + 112, 13, 7), steel, { bevel: 3, width: 2.2 });
  solid(ink, shade, shift(steel, { lightness: -0.05 }), { bevel: 5, width: 2.8 });
}
