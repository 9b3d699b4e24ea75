import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { joinPaths } from '../../ink/path.ts';
import { arc, oval, rect, soft } from '../../ink/shapes.ts';
import { lying } from '../../kits/things/lying.ts';
import { metal, rod } from '../../matter/metal.ts';
import { SILVER } from '../../matter/palette.ts';

interface Palette {
  bow: string;
  blade: string;
}

const BOW = joinPaths(
  soft(
    [
      [-56, -122],
      [56, -122],
      [82, -66],
      [52, -4],
      [-52, -4],
      [-82, -66],
    ],
    30,
  ),
  oval(0, -98, 13),
);
const BLADE = soft(
  [
    [-26, -10],
    [26, -10],
    [26, 30],
    [15, 42],
    [26, 56],
    [12, 70],
    [26, 86],
    [26, 98],
    [6, 124],
    [-8, 124],
    [-26, 98],
    [-26, 72],
    [-14, 58],
    [-26, 42],
  ],
  4,
);

export const padlockKey = defineItem<Palette>({
  id: 'padlock-key',
  name: 'Padlock key',
  tag: 'Keys',
  anchor: 'top',
  size: [218, 300],
  margin: { top: 14, right: 24, bottom: 28, left: 16 },
  line: 8,
  stand: { width: 4.2, center: 53, foot: 95 },
  realSize: { height: 8 },
  lying: { thickness: 5 },
  wear: 'none',
  palettes: {
    brass: { bow: '#d9a441', blade: '#e3b95c' },
    steel: { bow: '#b2aec6', blade: '#d2d0de' },
    blue: { bow: '#3d78c2', blade: '#c9ced8' },
    red: { bow: '#c9453f', blade: '#c9ced8' },
  },
  opens: false,
  draw(ink, { bow, blade }) {
    lying(ink, { at: [114, 172], turn: 20, outline: [BOW, BLADE] }, () => {
      ringHalf(ink, 0, 360);
      drawBlade(ink, blade);
      drawBow(ink, bow);
      ringHalf(ink, 95, 200);
    });
  },
});

/** The split ring is drawn twice: all of it behind the bow, then the part in front of it. */
function ringHalf(ink: Ink, from: number, to: number): void {
  rod(ink, arc(0, -128, 34, from, to), SILVER, 9, arc(-1, -129, 35, Math.max(from, 150), Math.min(to, 250)));
}

function drawBlade(ink: Ink, color: string): void {
  const tone = ramp(color);
  solid(ink, BLADE, color, { fill: metal(color, 20), bevel: 5, rim: 0.8 });
  ink.draw(rect(-7, -4, 8, 112, 4), { fill: tone.dark });
  ink.draw(rect(0, -4, 3.5, 108, 1.5), { fill: '#fff', opacity: 0.7 });
}

function drawBow(ink: Ink, color: string): void {
  const tone = ramp(color);
  const fill = linear(35, tone.hi, [tone.light, 0.25], [tone.base, 0.6], tone.dark);
  solid(ink, BOW, color, { fill, evenOdd: true, bevel: 8, rim: 0.8 });
  const shackle = arc(0, -47, 17, 180, 360, 19);
  ink.draw(shackle, { stroke: tone.line, width: 13 });
  ink.draw(shackle, { stroke: tone.dark, width: 6 });
  recess(ink, rect(-30, -50, 60, 38, 8), color, { depth: 4, fill: tone.dark });
  ink.draw(oval(0, -35, 6.5), { fill: tone.hi });
  ink.draw(rect(-3, -35, 6, 15, 2), { fill: tone.hi });
}
