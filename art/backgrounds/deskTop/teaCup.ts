import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Path, type Point, polar } from '../../ink/path.ts';
import { arc, oval, range } from '../../ink/shapes.ts';
import { rod } from '../../matter/metal.ts';
import { SILVER } from '../../matter/palette.ts';

const CHINA = '#efe6d6';
const TEA = '#a4602c';

/** A cup of tea on its saucer, from above, with a spoon. */
export function teaCup(ink: Ink, [cx, cy]: Point, band: string): void {
  const tone = ramp(CHINA);
  const saucer = oval(cx, cy, 142);
  castShadow(ink, saucer, { dx: 12, dy: 18, blur: 12, opacity: 0.42 });
  solid(ink, saucer, CHINA, {
    fill: radial(0.42, 0.38, 0.66, tone.hi, [tone.light, 0.6], tone.shade),
    bevel: 5,
  });
  ink.draw(oval(cx, cy, 126), { stroke: mix(band, CHINA, 0.15), width: 7, opacity: 0.85 });
  ink.draw(oval(cx, cy, 116), { stroke: '#d9a441', width: 2, opacity: 0.8 });
  drawSpoon(ink, [cx, cy]);
  drawHandle(ink, [cx, cy]);
  castShadow(ink, oval(cx, cy, 82), { dx: 8, dy: 12, blur: 8, opacity: 0.4 });
  solid(ink, oval(cx, cy, 84), CHINA, { bevel: 4 });
  ink.draw(oval(cx, cy, 77), { stroke: mix(band, CHINA, 0.15), width: 4, opacity: 0.8 });
  drawTea(ink, [cx, cy]);
}

function drawHandle(ink: Ink, [cx, cy]: Point): void {
  const [hx, hy] = polar(cx, cy, 96, 28);
  const ear: Path = arc(hx, hy, 27, -98, 156);
  castShadow(ink, oval(hx + 4, hy + 6, 28), { dx: 4, dy: 6, blur: 6, opacity: 0.2 });
  rod(ink, ear, CHINA, 13, arc(hx - 2, hy - 3, 27, -90, 40));
}

function drawSpoon(ink: Ink, [cx, cy]: Point): void {
  const bowl = polar(cx, cy, 108, 202);
  const stem: Path = [
    { command: 'M', points: [bowl] },
    { command: 'L', points: [[cx + 56, cy + 116]] },
  ];
  ink.draw(stem, { stroke: '#1a0f2e', width: 12, cap: 'round', opacity: 0.22, move: [6, 9] });
  rod(ink, stem, SILVER, 8, stem);
  ink.at(
    bowl,
    () => {
      solid(ink, oval(0, 0, 33, 20), SILVER, { bevel: 3 });
      ink.draw(oval(1, 1, 23, 12), { fill: linear(60, '#8a90a0', '#e8ecf4'), opacity: 0.9 });
    },
    { turn: 38 },
  );
}

/** The tea, with a little steam. */
function drawTea(ink: Ink, [cx, cy]: Point): void {
  const tone = ramp(TEA);
  ink.draw(oval(cx, cy, 68), {
    fill: radial(0.44, 0.4, 0.62, tone.light, [tone.base, 0.5], tone.deep),
    stroke: '#5a3420',
  });
  ink.clip(oval(cx, cy, 68), () => {
    ink.draw(oval(cx, cy, 68), { stroke: '#2a1014', width: 18, opacity: 0.5, blur: 6, move: [4, 6] });
    for (const i of range(3))
      ink.draw(oval(cx - 8 + i * 13, cy + 20 - i * 17, 5 - i), {
        stroke: '#f4d9a8',
        width: 1.8,
        opacity: 0.7,
      });
    ink.draw(arc(cx, cy, 48, 188, 262), { stroke: '#ffe9c4', width: 7, cap: 'round', opacity: 0.6 });
  });
}
