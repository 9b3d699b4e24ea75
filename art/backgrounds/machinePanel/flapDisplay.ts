import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';
import { metal as polished, rivet } from '../../matter/metal.ts';

const FLAP = '#2e2a36';

/**
 * Draws four flaps as on a station's clock. They are blank: the drawing does not change when an hour is set.
 */
export function flapDisplay(ink: Ink, box: Box, metal: string): void {
  const [x, y, w, h] = box;
  castShadow(ink, rect(...box, 18), { dx: 8, dy: 12, blur: 9, opacity: 0.42 });
  solid(ink, rect(...box, 18), metal, { fill: polished(metal, 70), bevel: 6 });
  for (const [cx, cy] of [
    [x + 20, y + 20],
    [x + w - 20, y + 20],
    [x + 20, y + h - 20],
    [x + w - 20, y + h - 20],
  ] as const)
    rivet(ink, [cx, cy], 7, metal);
  recess(ink, rect(x + 34, y + 30, w - 68, h - 60, 8), '#211c28', { depth: 12 });
  const flap = (w - 68 - 76) / 4;
  for (const i of range(4)) drawFlap(ink, [x + 48 + i * (flap + 8) + (i > 1 ? 24 : 0), y + 44, flap, h - 88]);
  for (const dy of [-18, 18]) ink.draw(oval(x + w / 2, y + h / 2 + dy, 7), { fill: '#e8d8a8' });
  drawGlare(ink, box);
}

function drawFlap(ink: Ink, [x, y, w, h]: Box): void {
  const tone = ramp(FLAP);
  const flap = rect(x, y, w, h, 7);
  solid(ink, flap, FLAP, {
    bevel: 3,
    width: 2.6,
    fill: linear(90, tone.light, [tone.base, 0.48], [tone.deep, 0.52], tone.base),
  });
  ink.draw(rect(x, y + h / 2 - 3, w, 6), { fill: '#120e18' });
  ink.draw(rect(x, y + h / 2 + 3, w, 2), { fill: tone.hi, opacity: 0.5 });
  for (const dx of [-3, w - 5])
    ink.draw(rect(x + dx, y + h / 2 - 9, 8, 18, 3), { fill: '#a89a78', stroke: '#120e18', width: 2 });
}

function drawGlare(ink: Ink, [x, y, w, h]: Box): void {
  const pane = rect(x + 34, y + 30, w - 68, h - 60, 8);
  ink.clip(pane, () =>
    ink.draw(polygon([x + 60, y + h], [x + 200, y], [x + 290, y], [x + 150, y + h]), {
      fill: '#fff',
      opacity: 0.09,
    }),
  );
}
