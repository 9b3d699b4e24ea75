import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { joinPaths, type Path, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, toothed } from '../../ink/shapes.ts';
import { metal } from '../../matter/metal.ts';
import { GOLD } from '../../matter/palette.ts';
import { star } from '../../matter/star.ts';

interface Palette {
  /** The half to draw; null for the whole medal. */
  side: 'left' | 'right' | null;
  turn: number;
}

const [CX, CY] = [0, 52];
const RIBBON = { edge: '#7a2438', band: '#b83a4e', stripe: '#f2e2bc' } as const;
/** The line of the break, from top to bottom. */
const BREAK: readonly Point[] = [
  [4, -140],
  [-7, -96],
  [8, -50],
  [-10, -18],
  [12, 14],
  [-6, 46],
  [11, 78],
  [-8, 108],
  [4, 150],
];
const SIDES = {
  left: polygon(...BREAK, [-160, 150], [-160, -140]),
  right: polygon(...BREAK, [160, 150], [160, -140]),
} as const;

/** A medal on its ribbon, whole or either half; the two halves can be combined. */
export const medal = defineItem<Palette>({
  id: 'medal',
  name: 'Medal',
  tag: 'Keys',
  anchor: 'top',
  size: [220, 310],
  margin: { top: 16, right: 30, bottom: 34, left: 20 },
  line: 7,
  seed: 234,
  stand: { width: 4.6, center: 44, foot: 95 },
  realSize: { height: 9 },
  lying: { thickness: 6 },
  wear: 'none',
  palettes: {
    whole: { side: null, turn: 0 },
    left: { side: 'left', turn: -8 },
    right: { side: 'right', turn: 8 },
  },
  opens: false,
  draw(ink, { side, turn }) {
    const middle = side === 'left' ? 142 : side === 'right' ? 78 : 110;
    const outline = joinPaths(ribbonOutline(), toothed(CX, CY, 84, 96, 16, 6));
    ink.at(
      [middle, 150],
      () => {
        if (side === null) {
          castShadow(ink, outline, { dx: 7, dy: 11, blur: 8, opacity: 0.4 });
          drawMedal(ink);
        } else {
          ink.clip(SIDES[side], () => {
            castShadow(ink, outline, { dx: 7, dy: 11, blur: 8, opacity: 0.4 });
            drawMedal(ink);
          });
          drawBreak(ink);
        }
      },
      { turn },
    );
  },
});

function ribbonOutline(): Path {
  return polygon([-58, -142], [58, -142], [44, 4], [0, 26], [-44, 4]);
}

function drawMedal(ink: Ink): void {
  drawRibbon(ink);
  const tone = ramp(GOLD);
  const rim = toothed(CX, CY, 84, 96, 16, 6);
  castShadow(ink, oval(CX, CY, 90), { dx: 4, dy: 7, blur: 6, opacity: 0.4 });
  solid(ink, rim, GOLD, { fill: metal(GOLD, 55), bevel: 6 });
  recess(ink, oval(CX, CY, 66), GOLD, {
    depth: 7,
    fill: linear(50, tone.dark, [tone.base, 0.55], tone.light),
  });
  for (const i of range(16)) {
    const turn = (i / 16) * Math.PI * 2;
    const at: Point = [CX + Math.cos(turn) * 75, CY + Math.sin(turn) * 75];
    ink.draw(oval(...at, 3.4), { fill: tone.hi, stroke: tone.dark, width: 1.6 });
  }
  solid(ink, star([CX, CY + 2], 50), GOLD, { bevel: 5, width: 5, fill: linear(60, tone.hi, tone.base) });
}

function drawRibbon(ink: Ink): void {
  const { edge, band, stripe } = RIBBON;
  const tone = ramp(band);
  solid(ink, ribbonOutline(), edge, {
    bevel: 4,
    fill: linear(90, tone.light, [tone.base, 0.4], tone.dark),
    texture: () => {
      for (const x of [-30, 30])
        ink.draw(polyline([x * 1.16, -150], [x * 0.9, 30]), { stroke: stripe, width: 13 });
      ink.draw(polyline([0, -150], [0, 30]), { stroke: edge, width: 9 });
    },
  });
}

/** The bright metal along the break, within the medal's outline. */
function drawBreak(ink: Ink): void {
  const outline = joinPaths(ribbonOutline(), toothed(CX, CY, 84, 96, 16, 6));
  ink.clip(outline, () => {
    ink.draw(polyline(...BREAK), { stroke: ramp(GOLD).line, width: 7 });
  });
}
