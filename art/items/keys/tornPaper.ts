import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Point } from '../../ink/path.ts';
import { polygon, polyline, rect } from '../../ink/shapes.ts';
import { type InkSign, inkSignPath } from '../../kits/signs/inkSigns.ts';
import { isPulled } from '../../leaves.ts';
import { writtenLine } from '../../matter/handwriting.ts';

interface Palette {
  paper: string;
  pen: string;
  sign: InkSign;
}

/** The torn edge from top to bottom, around 0. */
const TEAR: readonly Point[] = [
  [8, -112],
  [-8, -92],
  [14, -74],
  [-2, -52],
  [18, -34],
  [2, -12],
  [16, 8],
  [-10, 26],
  [10, 48],
  [-8, 66],
  [12, 88],
  [-4, 110],
];
const LEFT = polygon([-126, -106], [-60, -112], ...TEAR, [-70, 112], [-130, 106], [-124, 20]);
const RIGHT = polygon(...TEAR, [70, 114], [128, 106], [124, 0], [130, -108], [60, -110]);

/** Half a sheet; opened, the other half is laid to it, and the sign is whole. */
export const tornPaper = defineItem<Palette>({
  id: 'torn-paper',
  name: 'Torn paper',
  tag: 'Keys',
  anchor: 'top',
  size: [320, 270],
  margin: { top: 20, right: 36, bottom: 40, left: 26 },
  line: 7,
  seed: 212,
  stand: { width: 7.4, center: 56, foot: 97 },
  realSize: { height: 18 },
  lying: { thickness: 3 },
  wear: 'none',
  palettes: {
    parchment: { paper: '#efdcae', pen: '#7a3f2c', sign: 'star' },
    blue: { paper: '#cfe0ee', pen: '#2f4480', sign: 'moon' },
    pink: { paper: '#f4cfcb', pen: '#7a2f56', sign: 'eye' },
    green: { paper: '#d5e4bc', pen: '#2f5f48', sign: 'tree' },
  },
  opens: true,
  opening: 'changes',
  lockMaterial: 'paper',
  leaves: [isPulled([52, 4, 190, 268], [0, 2, 190, 268])],
  draw(ink, palette, isOpened) {
    if (isOpened) {
      ink.at([174, 137], () => drawHalf(ink, palette, RIGHT), { turn: 2 });
      ink.at([154, 134], () => drawHalf(ink, palette, LEFT), { turn: -1 });
      glow(ink, 172, 130, 74, '#fff4c0', 0.35);
    } else ink.at([206, 136], () => drawHalf(ink, palette, LEFT), { turn: -10 });
  },
});

/** The sheet around 0, 0, of which one half is drawn. */
function drawHalf(ink: Ink, { paper, pen, sign }: Palette, half: typeof LEFT): void {
  const tone = ramp(paper);
  castShadow(ink, half, { dx: 7, dy: 11, blur: 8, opacity: 0.4 });
  const texture = (): void => {
    for (const [y, length] of [
      [-82, 196],
      [-56, 206],
      [66, 204],
      [90, 150],
    ] as const)
      writtenLine(ink, { at: [-104, y], length, color: pen, width: 3.4, height: 4.2 });
    ink.draw(inkSignPath(sign, [2, 6], 2.1), { stroke: pen, width: 8.5, cap: 'round' });
    ink.draw(polyline([-140, 6], [140, 6]), { stroke: tone.dark, width: 3, opacity: 0.4 });
    ink.draw(rect(-140, 9, 280, 4), { fill: tone.hi, opacity: 0.8 });
    ink.draw(polyline(...TEAR), { stroke: '#fffdf4', width: 15, opacity: 0.9 });
    ink.draw(polyline(...TEAR), {
      stroke: tone.shade,
      width: 4,
      opacity: 0.5,
      move: [half === LEFT ? -7 : 7, 0],
    });
  };
  solid(ink, half, paper, { bevel: 4, texture, fill: linear(65, tone.hi, [tone.base, 0.5], tone.shade) });
}
