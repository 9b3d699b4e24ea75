import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import type { Path, Point } from '../../ink/path.ts';
import { oval, polyline, range, rect, spline } from '../../ink/shapes.ts';

/** Draws the remaining plaster at the upper left, with its broken edge. */
export function brokenPlaster(ink: Ink, plaster: string): void {
  const tone = ramp(plaster);
  const edge: Point[] = [
    [690, -20],
    [664, 60],
    [700, 118],
    [640, 190],
    [660, 262],
    [596, 300],
    [604, 372],
    [540, 400],
    [548, 470],
    [468, 500],
    [452, 566],
    [360, 580],
    [330, 640],
    [226, 632],
    [180, 700],
    [90, 690],
    [-20, 742],
  ];
  const sheet: Path = [
    ...spline(edge, { tension: 0.3 }),
    ...polyline([-20, -20]).map((segment) => ({ ...segment, command: 'L' as const })),
    { command: 'Z', points: [] },
  ];
  castShadow(ink, sheet, { dx: 12, dy: 18, blur: 11, opacity: 0.5 });
  solid(ink, sheet, plaster, { bevel: 12, texture: () => drawFace(ink, plaster) });
  ink.draw(
    spline(
      edge.map(([x, y]): Point => [x - 14, y - 12]),
      { tension: 0.3 },
    ),
    { stroke: tone.hi, width: 3, opacity: 0.45 },
  );
}

function drawFace(ink: Ink, plaster: string): void {
  const tone = ramp(plaster);
  for (const _ of range(26)) {
    const at: Point = [ink.random() * 700, ink.random() * 720];
    ink.draw(oval(...at, 40 + ink.random() * 90, 18 + ink.random() * 40), {
      fill: ink.random() < 0.5 ? tone.light : tone.dark,
      opacity: 0.2,
      blur: 10,
    });
  }
  for (const [x, length] of [
    [70, 300],
    [236, 220],
    [470, 360],
  ] as const)
    ink.draw(rect(x, -10, 26, length, [0, 0, 13, 13]), { fill: tone.deep, opacity: 0.16, blur: 8 });
  ink.draw(polyline([330, -10], [318, 90], [352, 160], [330, 250], [290, 300]), {
    stroke: tone.deep,
    width: 3,
    opacity: 0.6,
  });
}
