import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow } from '../../ink/light.ts';
import { joinPaths, type Point, turnPath } from '../../ink/path.ts';
import { arc, oval, range, spline } from '../../ink/shapes.ts';
import { sphere } from '../../matter/metal.ts';

const TWINE = '#b98f5a';

/** A ball of twine with a loose end. */
export function stringBall(ink: Ink, [cx, cy]: Point, radius: number): void {
  const tone = ramp(TWINE);
  const end = spline(
    [
      [cx - radius * 0.7, cy + radius * 0.55],
      [cx - radius * 1.2, cy + radius * 0.9],
      [cx - radius * 1.65, cy + radius * 0.6],
      [cx - radius * 2, cy + radius * 0.95],
    ],
    { tension: 0.9 },
  );
  ink.draw(end, { stroke: '#120a1e', width: 12, opacity: 0.3, move: [5, 8], cap: 'round' });
  ink.draw(end, { stroke: tone.line, width: 14, cap: 'round' });
  ink.draw(end, { stroke: tone.base, width: 8, cap: 'round' });
  const ball = oval(cx, cy, radius);
  castShadow(ink, ball, { dx: 14, dy: 20, blur: 12, opacity: 0.48 });
  ink.draw(ball, { fill: sphere(TWINE) });
  ink.clip(ball, () => {
    for (const lay of [20, 78, 140]) drawLay(ink, [cx, cy], radius, lay);
    ink.draw(ball, {
      stroke: tone.deep,
      width: radius * 0.5,
      opacity: 0.5,
      blur: 10,
      move: [-radius * 0.12, -radius * 0.14],
    });
    ink.draw(oval(cx - radius * 0.36, cy - radius * 0.42, radius * 0.34, radius * 0.26), {
      fill: tone.hi,
      opacity: 0.28,
    });
  });
  ink.draw(ball, { stroke: tone.line, width: 4 });
}

/** Parallel turns of the string, in one of the directions of winding. */
function drawLay(ink: Ink, [cx, cy]: Point, radius: number, turn: number): void {
  const tone = ramp(TWINE);
  const turns = range(7).map((i) =>
    turnPath(arc(cx, cy - radius * 0.5 + i * radius * 0.15, radius * 1.02, 12, 168, radius * 0.55), turn, [
      cx,
      cy,
    ]),
  );
  const band = joinPaths(...turns);
  ink.draw(band, { stroke: tone.deep, width: radius * 0.14, opacity: 0.75 });
  ink.draw(band, { stroke: tone.base, width: radius * 0.1 });
  ink.draw(band, { stroke: tone.hi, width: radius * 0.03, opacity: 0.7, move: [-2, -2] });
}
