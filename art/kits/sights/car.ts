import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { curve, mapPath, type Path, type Point } from '../../ink/path.ts';
import { oval, range, rect } from '../../ink/shapes.ts';
import { glass } from '../../matter/glass.ts';
import { plate } from '../../matter/metal.ts';
import { SILVER } from '../../matter/palette.ts';

const CABIN = curve('M-70 -96C-64 -150 -52 -166 -40 -169Q0 -176 40 -169C52 -166 64 -150 70 -96Z');
const PANE = curve('M-58 -98C-54 -140 -46 -154 -38 -157Q0 -163 38 -157C46 -154 54 -140 58 -98Z');
const BODY = curve(
  'M-98 -22C-104 -56 -104 -84 -86 -95C-62 -106 62 -106 86 -95C104 -84 104 -56 98 -22Q0 -14 -98 -22Z',
);
const HOOD = curve('M-46 -100C-40 -66 -36 -54 -34 -46Q0 -38 34 -46C36 -54 40 -66 46 -100Q0 -106 -46 -100Z');

/** A small old car seen from the front, some 210 units wide and 175 high at scale 1, on its foot. */
export function car(ink: Ink, foot: Point, scale: number, color: string): void {
  groundShadow(ink, foot[0], foot[1] - 2, 106 * scale, 13 * scale, 0.6);
  ink.at(foot, () => drawCar(ink, color), { scale });
}

function drawCar(ink: Ink, color: string): void {
  const tone = ramp(color);
  for (const side of [-1, 1]) {
    ink.draw(rect(side * 77 - 17, -40, 34, 42, 11), {
      fill: linear(90, '#4a4654', '#1d1a26'),
      stroke: '#15121c',
      width: 4,
    });
    solid(ink, oval(side * 84, -100, 13, 10), color, { bevel: 3, width: 4 });
  }
  solid(ink, CABIN, color, { bevel: 5, width: 4.5 });
  glass(ink, PANE, [-58, -160, 116, 62], { top: '#dff4ff', bottom: '#6f9cc0', shine: 0.8, width: 3.5 });
  for (const x of [-30, 10])
    ink.draw(curve(`M${x} -99L${x + 34} -112`), { stroke: '#22242e', width: 3.5, cap: 'round' });
  solid(ink, BODY, color, { bevel: 6, width: 4.5, fill: linear(80, tone.hi, [tone.base, 0.4], tone.dark) });
  ink.draw(HOOD, { stroke: tone.dark, width: 3.5, opacity: 0.8 });
  ink.draw(HOOD, { stroke: tone.hi, width: 2, opacity: 0.6, move: [2.4, 2.4] });
  grille(ink);
  for (const side of [-1, 1]) headlight(ink, [side * 70, -68]);
  bumper(ink);
}

function grille(ink: Ink): void {
  plate(ink, rect(-31, -66, 62, 30, 12), SILVER, { width: 3.5, bevel: 3 });
  ink.draw(rect(-25, -60, 50, 18, 8), { fill: '#2a2833' });
  for (const i of range(5)) ink.draw(rect(-20 + i * 9, -60, 3.5, 18), { fill: SILVER });
}

function headlight(ink: Ink, [x, y]: Point): void {
  plate(ink, oval(x, y, 22), SILVER, { width: 4, bevel: 3 });
  ink.draw(oval(x, y, 15), {
    fill: radial(0.42, 0.4, 0.65, '#ffffff', ['#fff2b8', 0.5], '#e8b85a'),
    stroke: '#5a4630',
    width: 2.5,
  });
  glow(ink, x, y, 40, '#fff0b0', 0.65);
}

function bumper(ink: Ink): void {
  const bar: Path = mapPath(rect(-104, -32, 208, 15, 7), (x, y) => [x, y + (x / 104) ** 2 * -2]);
  castShadow(ink, bar, { dx: 0, dy: 5, blur: 4, opacity: 0.5 });
  plate(ink, bar, SILVER, { width: 4, bevel: 3, angle: 90 });
  ink.draw(rect(-26, -31, 52, 17, 3), { fill: '#fff6dc', stroke: '#2a2833', width: 3 });
  for (const i of range(4)) ink.draw(rect(-19 + i * 11, -26, 6, 7, 1), { fill: '#2a2833' });
}
