import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../ink/light.ts';
import { radial } from '../../ink/paint.ts';
import { type Box, curve, type Point, polar } from '../../ink/path.ts';
import { oval, polyline, range, rect } from '../../ink/shapes.ts';
import { knob, metal, plate, rivets, rod } from '../../matter/metal.ts';

/** The position of the clock over the door, which shows when the vault may be opened. */
export const CLOCK: Point = [1008, 128];
const RADIUS = 84;
export const CLOCK_BOUNDS: Box = [
  CLOCK[0] - RADIUS - 10,
  CLOCK[1] - RADIUS - 10,
  2 * RADIUS + 20,
  2 * RADIUS + 20,
];

export function timeLock(ink: Ink, brass: string, steel: string): void {
  const [x, y] = CLOCK;
  castShadow(ink, oval(x, y, RADIUS), { dx: 8, dy: 12, blur: 10, opacity: 0.5 });
  plate(ink, oval(x, y, RADIUS), brass, { bevel: 7, width: 3.4 });
  rivets(
    ink,
    range(8).map((i) => polar(x, y, RADIUS - 11, i * 45 + 22)),
    5,
    brass,
  );
  const face = oval(x, y, RADIUS - 22);
  ink.draw(face, {
    fill: radial(0.4, 0.35, 0.8, '#f6ecd2', [mix('#e6d6b0', steel, 0.12), 0.7], mix('#c8b48a', steel, 0.3)),
    stroke: ramp(brass).line,
    width: 3,
  });
  for (const i of range(12)) {
    const [from, to] = [polar(x, y, RADIUS - 27, i * 30), polar(x, y, RADIUS - (i % 3 ? 33 : 39), i * 30)];
    ink.draw(polyline(from, to), { stroke: '#3a2a30', width: i % 3 ? 2.4 : 4.4, cap: 'round' });
  }
  rod(ink, polyline([x, y], polar(x, y, 27, -145)), '#3c3440', 4.5);
  rod(ink, polyline([x, y], polar(x, y, 40, 62)), '#3c3440', 3.2);
  knob(ink, [x, y], 6, brass);
}

/** The bell and its lamp, right of the door's bay. */
export const ALARM: Point = [1240, 226];
export const ALARM_BOUNDS: Box = [1202, 166, 62, 120];

/** `rings`: it flashes, and the hammer is caught in its swing. */
export function alarmBell(ink: Ink, steel: string, rings: boolean): void {
  const [x, y] = ALARM;
  const red = rings ? '#e0463c' : '#a83c38';
  plate(ink, rect(x - 26, y - 54, 52, 108, 8), shift(steel, { lightness: -0.05 }), { bevel: 4, width: 2.6 });
  ink.draw(
    curve(`M${x - 15} ${y - 22}Q${x - 15} ${y - 48} ${x} ${y - 48}Q${x + 15} ${y - 48} ${x + 15} ${y - 22}Z`),
    {
      fill: radial(0.4, 0.3, 0.8, rings ? '#ffd0b8' : '#d87a6c', [red, 0.5], ramp(red).dark),
      stroke: ramp(red).line,
      width: 2.4,
    },
  );
  if (rings) ink.blend('screen', () => glow(ink, x, y - 34, 190, '#ff4a38', 0.6));
  solid(ink, oval(x, y + 18, 30), red, { fill: metal(red), bevel: 5, width: 2.6 });
  knob(ink, [x, y + 18], 7, steel);
  rod(ink, polyline([x + 16, y + 50], [x + (rings ? 33 : 27), y + 30]), steel, 4);
}
