import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Point } from '../../ink/path.ts';
import { arc, oval, polyline, range, rect, toothed } from '../../ink/shapes.ts';
import { lying } from '../../kits/things/lying.ts';

const GILT = '#e3b85a';

/** A passport tied with a ribbon. */
export function passport(ink: Ink, at: Point, cover: string): void {
  const [w, h] = [250, 336];
  const pages = rect(-w / 2 + 7, -h / 2 + 7, w, h, 8);
  const front = rect(-w / 2, -h / 2, w, h, [4, 14, 14, 4]);
  lying(ink, { at, turn: 9, outline: [pages, front] }, () => {
    solid(ink, pages, '#efe2c4', { bevel: 3, width: 2.4 });
    for (const i of range(3))
      ink.draw(polyline([w / 2 + 2 + i * 2, -h / 2 + 22], [w / 2 + 2 + i * 2, h / 2 - 6]), {
        stroke: '#b09a70',
        width: 1,
        opacity: 0.7,
      });
    const tone = ramp(cover);
    solid(ink, front, cover, {
      bevel: 6,
      fill: linear(55, tone.light, [tone.base, 0.4], tone.shade),
      texture: () => {
        ink.draw(rect(-w / 2, -h / 2, 30, h), { fill: tone.dark, opacity: 0.5 });
        ink.draw(rect(-w / 2 + 30, -h / 2, 3, h), { fill: tone.hi, opacity: 0.35 });
      },
    });
    drawCrest(ink);
  });
}

function drawCrest(ink: Ink): void {
  const frame = rect(-76, -140, 184, 280, 6);
  ink.draw(frame, { stroke: GILT, width: 3, opacity: 0.9 });
  ink.draw(rect(-69, -133, 170, 266, 4), { stroke: GILT, width: 1.4, opacity: 0.8 });
  const globe = oval(16, -22, 52);
  ink.draw(globe, { stroke: GILT, width: 5 });
  ink.clip(globe, () => {
    for (const rx of [18, 38]) ink.draw(oval(16, -22, rx, 52), { stroke: GILT, width: 2.6 });
    for (const dy of [-28, 0, 28])
      ink.draw(polyline([-40, -22 + dy], [72, -22 + dy]), { stroke: GILT, width: 2.6 });
  });
  ink.draw(arc(16, -22, 68, 20, 160), { stroke: GILT, width: 4, cap: 'round' });
  ink.draw(toothed(16, -104, 7, 16, 5, 2), { fill: GILT });
  for (const [i, half] of [58, 40, 48].entries())
    ink.draw(polyline([16 - half, 72 + i * 20], [16 + half, 72 + i * 20]), {
      stroke: GILT,
      width: 5,
      cap: 'round',
      opacity: 0.9,
    });
}
