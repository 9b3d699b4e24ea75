import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range } from '../../ink/shapes.ts';

/** What years leave in a drawer: ink that ran, a button, clips, a pin, shavings, and a corner of the lining come loose. */
export function oddments(ink: Ink, floor: Box, wood: string, felt: string): void {
  blot(ink, [742, 566], felt);
  looseCorner(ink, floor, wood, felt);
  button(ink, [1268, 856]);
  clip(ink, [1010, 246], -24);
  clip(ink, [1056, 286], 41);
  pin(ink, [1216, 214]);
  shavings(ink, [1206, 772], wood);
}

function blot(ink: Ink, [x, y]: Point, felt: string): void {
  const stain = ramp(mix(felt, '#1c2250', 0.6)).deep;
  const run = curve(
    `M${x - 52} ${y - 8}Q${x - 46} ${y - 44} ${x - 6} ${y - 38}Q${x + 20} ${y - 56} ${x + 42} ${y - 22}` +
      `Q${x + 84} ${y - 12} ${x + 58} ${y + 18}Q${x + 44} ${y + 46} ${x + 6} ${y + 34}Q${x - 40} ${y + 44} ${x - 52} ${y - 8}Z`,
  );
  ink.draw(run, { fill: stain, opacity: 0.42, blur: 3 });
  ink.draw(run, { stroke: stain, width: 4, opacity: 0.4, blur: 1.5 });
  for (const [dx, dy, r] of [
    [92, -30, 9],
    [108, 8, 5],
    [-78, 26, 6],
    [70, 54, 4],
  ] as const)
    ink.draw(oval(x + dx, y + dy, r), { fill: stain, opacity: 0.42, blur: 1.5 });
}

/** The felt has come off the wood, and rolls up. */
function looseCorner(ink: Ink, [x, y, w, h]: Box, wood: string, felt: string): void {
  const [right, foot] = [x + w, y + h];
  const [tone, bare] = [ramp(felt), ramp(shift(wood, { lightness: -0.05 }))];
  const torn = polygon(
    [right - 132, foot],
    [right - 92, foot - 34],
    [right - 40, foot - 58],
    [right, foot - 104],
    [right, foot],
  );
  ink.draw(torn, { fill: linear(60, bare.dark, bare.shade), stroke: bare.line, width: 2.4 });
  for (const i of range(4))
    ink.draw(polyline([right - 96 + i * 20, foot - 12 - i * 12], [right - 4, foot - 14 - i * 14]), {
      stroke: bare.deep,
      width: 2,
      opacity: 0.5,
    });
  const flap = curve(
    `M${right - 136} ${foot - 2}Q${right - 122} ${foot - 62} ${right - 84} ${foot - 76}` +
      `Q${right - 50} ${foot - 100} ${right - 2} ${foot - 108}` +
      `Q${right - 30} ${foot - 70} ${right - 54} ${foot - 54}Q${right - 92} ${foot - 36} ${right - 136} ${foot - 2}Z`,
  );
  castShadow(ink, flap, { dx: 8, dy: 10, blur: 7, opacity: 0.45 });
  solid(ink, flap, felt, { fill: linear(50, tone.light, [tone.hi, 0.5], tone.shade), bevel: 4, width: 2.4 });
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
    { turn },
  );
}

function pin(ink: Ink, [x, y]: Point): void {
  ink.draw(polyline([x, y], [x + 26, y + 18]), { stroke: '#3a3c4a', width: 5, cap: 'round' });
  ink.draw(polyline([x, y], [x + 26, y + 18]), { stroke: '#c4c8d2', width: 2.4, cap: 'round' });
  castShadow(ink, oval(x, y, 12), { dx: 4, dy: 6, blur: 4, opacity: 0.45 });
  solid(ink, oval(x, y, 12), '#c0484a', { bevel: 4, width: 2.2 });
}

function shavings(ink: Ink, [x, y]: Point, wood: string): void {
  const tone = ramp(mix(wood, '#e8c890', 0.6));
  for (const [dx, dy, turn] of [
    [0, 0, 10],
    [30, 22, 120],
    [-10, 34, 240],
  ] as const)
    ink.at(
      [x + dx, y + dy],
      () => {
        const curl = curve('M-15 4Q-12 -14 4 -13Q18 -11 15 3Q8 -4 2 2Q-4 10 -15 4Z');
        ink.draw(curl, { fill: '#120a1e', opacity: 0.35, blur: 3, move: [3, 5] });
        ink.draw(curl, { fill: tone.light, stroke: tone.line, width: 1.8 });
      },
      { turn },
    );
}
