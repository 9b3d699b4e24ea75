import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { curve, type Point } from '../../ink/path.ts';
import { oval, polyline } from '../../ink/shapes.ts';

/** Draws small objects: a button, clips, a pin. */
export function oddments(ink: Ink): void {
  button(ink, [1256, 826]);
  clip(ink, [1000, 250], -24);
  clip(ink, [1062, 300], 41);
  pin(ink, [1240, 232]);
}

function button(ink: Ink, [x, y]: Point): void {
  castShadow(ink, oval(x, y, 23), { dx: 5, dy: 7, blur: 5, opacity: 0.45 });
  solid(ink, oval(x, y, 23), '#c8a878', { bevel: 4, width: 2.4 });
  ink.draw(oval(x, y, 15), { stroke: ramp('#c8a878').dark, width: 2.4, opacity: 0.8 });
  for (const [dx, dy] of [
    [-5, -5],
    [5, -5],
    [-5, 5],
    [5, 5],
  ] as const)
    ink.draw(oval(x + dx, y + dy, 2.8), { fill: '#3a2430' });
  ink.draw(curve(`M${x + 5} ${y + 5}Q${x + 26} ${y + 16} ${x + 20} ${y + 34}`), {
    stroke: '#8a4a4a',
    width: 2.6,
  });
}

function clip(ink: Ink, at: Point, turn: number): void {
  const wire = curve(
    'M-24 9L22 9Q32 9 32 0Q32 -10 22 -10L-26 -10Q-38 -10 -38 2Q-38 16 -26 16L14 16M-24 9Q-29 8 -29 3Q-29 -3 -23 -3L16 -3',
  );
  ink.at(
    at,
    () => {
      ink.draw(wire, { stroke: '#120a1e', width: 5, opacity: 0.4, blur: 3, move: [4, 6] });
      ink.draw(wire, { stroke: '#3a3c4a', width: 5.4, cap: 'round' });
      ink.draw(wire, { stroke: '#c4c8d2', width: 2.6, cap: 'round' });
    },
    { turn, scale: 1.35 },
  );
}

function pin(ink: Ink, [x, y]: Point): void {
  ink.draw(polyline([x, y], [x + 26, y + 18]), { stroke: '#3a3c4a', width: 5, cap: 'round' });
  ink.draw(polyline([x, y], [x + 26, y + 18]), { stroke: '#c4c8d2', width: 2.4, cap: 'round' });
  castShadow(ink, oval(x, y, 12), { dx: 4, dy: 6, blur: 4, opacity: 0.45 });
  solid(ink, oval(x, y, 12), '#c0484a', { bevel: 4, width: 2.2 });
}
