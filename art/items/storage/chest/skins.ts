import { ramp, shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow, recess } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import type { Box, Point } from '../../../ink/path.ts';
import { polyline, range, rect } from '../../../ink/shapes.ts';
import { brushed } from '../../../matter/brushed.ts';
import { carvedSign, wingedSun } from '../../../matter/carving.ts';
import { chips } from '../../../matter/chips.ts';
import { star } from '../../../matter/star.ts';
import { board, planks } from '../../../matter/wood.ts';

/** The material of its sides and its lid; wood by default. */
export interface Skin {
  wood: string;
  metal: string;
  /** Stone for tombs, steel for ships between stars, painted boards for children's rooms. */
  matter?: 'stone' | 'steel' | 'painted';
  /** The colour of painted or glowing parts. */
  accent?: string;
}

const BALLS = ['#f2c94c', '#7ad0e8', '#f28ab0', '#9ad27a'] as const;

/** The face of its body; draw it within its outline. */
export function chestSides(ink: Ink, box: Box, skin: Skin): void {
  const { wood, metal, accent = metal } = skin;
  drawMatter(ink, box, skin);
  const middles: readonly Point[] = [
    [145, 322],
    [315, 322],
  ];
  for (const [i, [cx, cy]] of middles.entries()) {
    if (skin.matter === 'stone') carvedSign(ink, i ? 3 : 0, [cx, cy], 1.5, accent);
    if (skin.matter === 'painted')
      ink.draw(star([cx, cy], 30), {
        fill: BALLS[i % BALLS.length] ?? accent,
        stroke: ramp(wood).line,
        width: 3.4,
      });
    if (skin.matter === 'steel') {
      recess(ink, rect(cx - 33, cy - 58, 66, 116, 8), wood, { depth: 7 });
      for (const row of range(4))
        ink.draw(rect(cx - 20, cy - 38 + row * 22, 40, 9, 4), { fill: row ? ramp(wood).deep : accent });
      glow(ink, cx, cy - 34, 44, accent, 0.6);
    }
  }
}

/** The face of its lid, from its upper edge down to its foot. */
export function chestLid(ink: Ink, skin: Skin): void {
  const { wood, metal, accent = metal } = skin;
  if (skin.matter === 'stone' || skin.matter === 'steel') drawMatter(ink, [10, 56, 440, 180], skin);
  else drawBoards(ink, wood);
  if (skin.matter === 'stone') wingedSun(ink, [230, 128], 104, metal, [accent, shift(accent, { hue: 150 })]);
  if (skin.matter === 'painted')
    for (const [i, x] of [134, 198, 262, 326].entries())
      ink.draw(star([x, i % 2 ? 112 : 148], 21), {
        fill: BALLS[i % BALLS.length] ?? accent,
        stroke: ramp(wood).line,
        width: 3.4,
      });
  if (skin.matter === 'steel') {
    glow(ink, 230, 132, 150, accent, 0.5, 50);
    ink.draw(rect(122, 124, 216, 16, 8), { fill: accent, stroke: ramp(wood).line, width: 4.5 });
    ink.draw(rect(130, 128, 200, 4, 2), { fill: '#ffffff', opacity: 0.8 });
  }
}

function drawBoards(ink: Ink, wood: string): void {
  let top = 236;
  for (const height of [30, 38, 48, 56, 60]) {
    top -= height;
    const lit = shift(wood, { lightness: 0.02 + (236 - top) / 4200 });
    board(ink, [10, top, 440, height], lit, { direction: 'along x', width: 3, bevel: 4, strength: 0.5 });
  }
}

function drawMatter(ink: Ink, box: Box, { wood, matter }: Skin): void {
  const [x, y, w, h] = box;
  if (matter !== 'stone' && matter !== 'steel') {
    planks(ink, box, 4, wood, { direction: 'along x', strength: 0.55 });
    return;
  }
  const tone = ramp(wood);
  ink.draw(rect(...box), { fill: linear(75, tone.hi, [tone.light, 0.25], [tone.base, 0.6], tone.dark) });
  if (matter === 'steel') brushed(ink, box, wood, 0.16);
  else chips(ink, box, 26, wood);
  const seams = matter === 'stone' ? [0.5] : [0.33, 0.66];
  for (const share of seams) {
    const seam = polyline([x, y + h * share], [x + w, y + h * share]);
    ink.draw(seam, { stroke: tone.deep, width: 3.4, opacity: 0.7 });
    ink.draw(seam, { stroke: tone.hi, width: 2, opacity: 0.6, move: [0, 3] });
  }
}
