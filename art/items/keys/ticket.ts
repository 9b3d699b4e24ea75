import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { mapPath, type Path, type Point } from '../../ink/path.ts';
import { polygon, polyline, rect } from '../../ink/shapes.ts';
import { inkSign } from '../../kits/signs/inkSigns.ts';
import { writtenLine } from '../../matter/handwriting.ts';

interface Palette {
  halves: readonly Half[];
  turn: number;
  /** A half alone is drawn larger, so that it can be recognised in the tray. */
  scale: number;
}

type Half = keyof typeof PAPER;

const PAPER = {
  left: { paper: '#a9cbe4', pen: '#2b4674' },
  right: { paper: '#f0b9ae', pen: '#7a2f46' },
} as const;

/** The torn edge from top to bottom, around 0. */
const TEAR: readonly Point[] = [
  [6, -80],
  [-9, -62],
  [12, -44],
  [-3, -26],
  [14, -8],
  [-12, 10],
  [8, 28],
  [-6, 46],
  [11, 62],
  [-2, 80],
];
/** The left half, whose outer end has been punched. */
const LEFT = polygon(
  ...TEAR,
  [-184, 80],
  [-192, 72],
  [-192, 24],
  [-178, 16],
  [-173, 0],
  [-178, -16],
  [-192, -24],
  [-192, -72],
  [-184, -80],
);
const RIGHT = polygon(
  ...TEAR.map(([x, y]): Point => [x, y]),
  [184, 80],
  [192, 72],
  [192, 24],
  [178, 16],
  [173, 0],
  [178, -16],
  [192, -24],
  [192, -72],
  [184, -80],
);

/** A return ticket, whole or either half; the two halves can be combined. */
export const ticket = defineItem<Palette>({
  id: 'ticket',
  name: 'Ticket',
  tag: 'Keys',
  anchor: 'top',
  size: [300, 190],
  margin: { top: 20, right: 34, bottom: 36, left: 24 },
  line: 7,
  seed: 233,
  stand: { width: 6.4, center: 40, foot: 95 },
  realSize: { width: 11 },
  lying: { thickness: 3 },
  wear: 'none',
  palettes: {
    whole: { halves: ['left', 'right'], turn: -4, scale: 0.72 },
    outward: { halves: ['left'], turn: -9, scale: 1 },
    return: { halves: ['right'], turn: 7, scale: 1 },
  },
  opens: false,
  lockMaterial: 'paper',
  draw(ink, { halves, turn, scale }) {
    const [only] = halves.length === 1 ? halves : [];
    const middle: Point = [only === 'left' ? 236 : only === 'right' ? 66 : 150, 94];
    ink.at(
      middle,
      () => {
        for (const half of halves) drawHalf(ink, half);
      },
      { turn, scale },
    );
  },
});

function drawHalf(ink: Ink, half: Half): void {
  const { paper, pen } = PAPER[half];
  const tone = ramp(paper);
  const outline = half === 'left' ? LEFT : RIGHT;
  castShadow(ink, outline, { dx: 7, dy: 11, blur: 8, opacity: 0.4 });
  const texture = (): void => {
    drawPrint(ink, half, pen);
    ink.draw(polyline(...TEAR), { stroke: '#fffdf4', width: 14, opacity: 0.9 });
  };
  solid(ink, outline, paper, { bevel: 4, texture, fill: linear(65, tone.hi, [tone.base, 0.5], tone.shade) });
}

/** A double line around it, where it leads, and the small print. */
function drawPrint(ink: Ink, half: Half, pen: string): void {
  const side = half === 'left' ? (path: Path) => mapPath(path, (x, y) => [-x, y]) : (path: Path) => path;
  ink.draw(side(rect(-40, -66, 206, 132, 10)), { stroke: pen, width: 5 });
  ink.draw(side(rect(-40, -56, 196, 112, 6)), { stroke: pen, width: 2.4, opacity: 0.7 });
  const cx = half === 'left' ? -84 : 86;
  ink.at([cx, -24], () => inkSign(ink, 'arrow', [0, 0], 2.2, pen, 9), { turn: half === 'left' ? 0 : 180 });
  for (const [y, length] of [
    [22, 92],
    [42, 70],
  ] as const)
    writtenLine(ink, { at: [cx - 46, y], length, color: pen, width: 4, height: 5 });
}
