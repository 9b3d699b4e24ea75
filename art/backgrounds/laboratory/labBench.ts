import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box } from '../../ink/path.ts';
import { range, rect } from '../../ink/shapes.ts';
import { roundBar } from '../../matter/metal.ts';
import { board } from '../../matter/wood.ts';

const TOP = 26;
const PLINTH = 26;
const DRAWER = 58;
const STEEL = '#a8aebc';

/** A bench with drawers above cupboards and a thick dark top; the box holds the top. */
export function labBench(ink: Ink, box: Box, wood: string, top: string): void {
  const [x, y, w, h] = box;
  castShadow(ink, rect(x, y + TOP, w, h - TOP), { dx: 12, dy: 0, blur: 14, opacity: 0.45 });
  ink.draw(rect(x + 8, y + h - PLINTH - 4, w - 16, PLINTH + 4), { fill: ramp(wood).deep });
  board(ink, [x, y + TOP, w, h - TOP - PLINTH], wood, { strength: 0.22, direction: 'along x' });
  const units = Math.round(w / 152);
  const pitch = (w - 16) / units;
  for (const i of range(units)) {
    const left = x + 8 + i * pitch + 5;
    drawDrawer(ink, [left, y + TOP + 12, pitch - 10, DRAWER], wood);
    drawCupboard(
      ink,
      [left, y + TOP + DRAWER + 20, pitch - 10, h - TOP - PLINTH - DRAWER - 30],
      wood,
      i % 2 === 0,
    );
  }
  ink.draw(rect(x, y + TOP, w, 26), { fill: linear(90, ['#0d0818', 0, 0.55], ['#0d0818', 1, 0]) });
  const slab = rect(x - 12, y, w + 24, TOP, 5);
  solid(ink, slab, top, { bevel: 5 });
  ink.draw(rect(x - 8, y + 3, w + 16, 4, 2), { fill: shift(top, { lightness: 0.2 }), opacity: 0.6 });
}

function drawDrawer(ink: Ink, box: Box, wood: string): void {
  const [x, y, w, h] = box;
  solid(ink, rect(...box, 4), shift(wood, { lightness: 0.02 + ink.jitter(0.02) }), { width: 2.4, bevel: 4 });
  solid(ink, rect(x + w / 2 - 27, y + h / 2 - 5, 54, 10, 5), STEEL, {
    fill: roundBar(STEEL),
    width: 2,
    bevel: 2,
  });
}

function drawCupboard(ink: Ink, box: Box, wood: string, opensRight: boolean): void {
  const [x, y, w, h] = box;
  solid(ink, rect(...box, 4), shift(wood, { lightness: ink.jitter(0.02) }), { width: 2.4, bevel: 4 });
  recess(ink, rect(x + 16, y + 16, w - 32, h - 32, 3), wood, { depth: 5, opacity: 0.4 });
  const handle = opensRight ? x + w - 13 : x + 4;
  solid(ink, rect(handle, y + 18, 9, 40, 4.5), STEEL, { fill: roundBar(STEEL), width: 2, bevel: 2 });
}
