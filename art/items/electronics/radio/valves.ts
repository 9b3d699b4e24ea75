import { mix } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../../ink/light.ts';
import { linear, radial } from '../../../ink/paint.ts';
import { curve, type Point } from '../../../ink/path.ts';
import { oval, polyline, range, rect } from '../../../ink/shapes.ts';
import { metal } from '../../../matter/metal.ts';

/** The positions and sizes of the valves, whose filaments glow. */
export const VALVES: readonly { foot: Point; half: number; height: number }[] = [
  { foot: [74, 190], half: 15, height: 64 },
  { foot: [112, 194], half: 19, height: 84 },
  { foot: [150, 190], half: 15, height: 64 },
];
const AMBER = '#ffb347';

/** Draws the inside behind the loudspeaker's cloth: glowing valves on a chassis, in the dark of the case. */
export function drawValves(ink: Ink, [cx, cy]: Point): void {
  recess(ink, oval(cx, cy, 70), '#3a2620', {
    depth: 14,
    opacity: 0.8,
    fill: radial(0.5, 0.62, 0.62, '#b0622c', ['#5a3024', 0.5], '#1d1014'),
    texture: () => {
      for (const y of [104, 122, 140])
        ink.draw(polyline([40, y], [186, y + 3]), { stroke: '#120a10', width: 3, opacity: 0.4 });
      glow(ink, cx, cy + 12, 78, AMBER, 0.75);
      drawChassis(ink);
      for (const valve of VALVES) drawValve(ink, valve);
    },
  });
}

function drawChassis(ink: Ink): void {
  solid(ink, rect(36, 190, 152, 40), '#8a8f9c', { fill: metal('#8a8f9c', 90), bevel: 3, width: 4 });
  for (const x of range(6)) ink.draw(oval(54 + x * 24, 204, 3), { fill: '#2a2630' });
}

function drawValve(ink: Ink, { foot: [x, y], half, height }: (typeof VALVES)[number]): void {
  const top = y - height;
  const bulb = curve(
    `M${x - half} ${y - 8}V${top + half + 6}C${x - half} ${top + 8} ${x - 6} ${top + 10} ${x - 4} ${top}` +
      `H${x + 4}C${x + 6} ${top + 10} ${x + half} ${top + 8} ${x + half} ${top + half + 6}V${y - 8}Z`,
  );
  castShadow(ink, bulb, { dx: 5, dy: 2, blur: 4, opacity: 0.5 });
  glow(ink, x, y - height * 0.45, half * 2.4, AMBER, 0.9, height * 0.7);
  ink.draw(bulb, {
    fill: linear(0, '#fff3d0', ['#f0a24a', 0.3], ['#a85424', 0.75], '#5a2c1c'),
    opacity: 0.75,
  });
  ink.draw(rect(x - half * 0.45, y - height * 0.62, half * 0.9, height * 0.5, 2), {
    fill: linear(0, '#6a6270', '#241c28'),
    stroke: '#1a1016',
    width: 2,
  });
  ink.draw(polyline([x, y - height * 0.58], [x, y - height * 0.16]), {
    stroke: mix(AMBER, '#ffffff', 0.7),
    width: half * 0.34,
    cap: 'round',
  });
  ink.draw(bulb, { stroke: '#2a1814', width: 3.4 });
  ink.draw(polyline([x - half * 0.6, top + half + 10], [x - half * 0.6, y - 18]), {
    stroke: '#ffffff',
    width: 3,
    opacity: 0.75,
    cap: 'round',
  });
  solid(ink, rect(x - half - 2, y - 12, half * 2 + 4, 15, 3), '#3a2c30', { bevel: 3, width: 3.4 });
}
