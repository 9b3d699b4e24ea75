import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { recess, solid } from '../../ink/light.ts';
import { type Box, curve } from '../../ink/path.ts';
import { ngon, oval, polyline, rect, soft } from '../../ink/shapes.ts';
import { lying } from '../../kits/things/lying.ts';
import { metal, rivet, roundBar } from '../../matter/metal.ts';
import { BRASS, SILVER } from '../../matter/palette.ts';
import { grain } from '../../matter/wood.ts';

interface Palette {
  metal: string;
  fitting: string;
  grip: string;
}

const ARM = soft(
  [
    [-104, -34],
    [-44, -30],
    [92, -22],
    [92, 22],
    [-44, 30],
    [-104, 34],
  ],
  26,
);
const SHAFT: Box = [-92, 20, 44, 110];
const GRIP = curve('M44 -46C38 -80 36 -104 42 -130C46 -150 90 -150 94 -130C100 -104 98 -80 92 -46Z');

/** A hand crank with a socket. */
export const crank = defineItem<Palette>({
  id: 'crank',
  collection: 'cold-ward',
  name: 'Crank',
  tag: 'Keys',
  anchor: 'top',
  size: [216, 320],
  margin: { top: 16, right: 24, bottom: 30, left: 16 },
  line: 7.5,
  seed: 61,
  stand: { width: 4.8, center: 69, foot: 91 },
  realSize: { height: 18 },
  lying: { thickness: 9 },
  palettes: {
    iron: { metal: '#7f889a', fitting: BRASS, grip: '#b0703c' },
    red: { metal: '#8d97a6', fitting: SILVER, grip: '#cf4740' },
    brass: { metal: '#cf9a3e', fitting: '#e6c372', grip: '#5a3a30' },
  },
  opens: false,
  draw(ink, palette) {
    lying(ink, { at: [110, 168], turn: -10, outline: [ARM, rect(...SHAFT, 6), GRIP] }, () => {
      drawShaft(ink, palette.metal);
      drawArm(ink, palette);
      drawGrip(ink, palette);
    });
  },
});

function drawShaft(ink: Ink, color: string): void {
  const [x, y, w, h] = SHAFT;
  solid(ink, rect(...SHAFT, 6), color, { fill: roundBar(color), bevel: 4 });
  solid(ink, rect(x - 8, y + h - 44, w + 16, 46, 8), color, { fill: roundBar(color), bevel: 4 });
  ink.draw(polyline([x - 4, y + h - 30], [x + w + 4, y + h - 30]), { stroke: ramp(color).deep, width: 4 });
  recess(ink, rect(x + 8, y + h - 20, w - 16, 20, 3), '#2b2733', { depth: 5 });
}

function drawArm(ink: Ink, palette: Palette): void {
  solid(ink, ARM, palette.metal, { fill: metal(palette.metal, 80), bevel: 6, rim: 0.7 });
  recess(ink, rect(-24, -7, 72, 14, 7), palette.metal, { depth: 4 });
  solid(ink, oval(-70, 0, 27), palette.fitting, { fill: metal(palette.fitting, 45), bevel: 4 });
  solid(ink, ngon(-70, 0, 16, 6, 10), palette.fitting, { bevel: 3, width: 5 });
  rivet(ink, [68, 6], 9, palette.fitting);
}

function drawGrip(ink: Ink, { grip, fitting }: Palette): void {
  const tone = ramp(grip);
  solid(ink, rect(50, -44, 36, 30, 6), fitting, { fill: roundBar(fitting), bevel: 3 });
  const texture = (): void => {
    grain(ink, [34, -150, 70, 110], grip, { strength: 0.4 });
    for (const y of [-76, -92]) {
      ink.draw(curve(`M30 ${y}Q68 ${y + 8} 106 ${y}`), { stroke: tone.deep, width: 4, opacity: 0.8 });
      ink.draw(curve(`M30 ${y + 4}Q68 ${y + 12} 106 ${y + 4}`), { stroke: tone.hi, width: 2, opacity: 0.7 });
    }
  };
  solid(ink, GRIP, grip, { fill: roundBar(grip), bevel: 6, texture });
  ink.draw(rect(52, -132, 9, 40, 4.5), { fill: '#fff', opacity: 0.45 });
  solid(ink, rect(44, -52, 48, 16, 6), fitting, { fill: roundBar(fitting), bevel: 3 });
}
