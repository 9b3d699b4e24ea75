import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, type Path } from '../../ink/path.ts';
import { polygon, rect } from '../../ink/shapes.ts';
import { lying } from '../../kits/things/lying.ts';
import { roundBar } from '../../matter/metal.ts';

interface Palette {
  label: string;
  band: string;
  bolt: string;
}

const STEEL = '#c3c9d4';
const CASE = rect(-62, -112, 124, 236, 16);
const NIB = rect(-22, -138, 44, 34, 7);

export const battery = defineItem<Palette>({
  id: 'battery',
  name: 'Battery',
  tag: 'Keys',
  anchor: 'top',
  size: [212, 284],
  margin: { top: 16, right: 24, bottom: 30, left: 16 },
  line: 8,
  stand: { width: 3.9, center: 79, foot: 94 },
  realSize: { height: 6 },
  lying: { thickness: 24 },
  palettes: {
    copper: { label: '#3d3a48', band: '#d98a4a', bolt: '#ffd65c' },
    green: { label: '#3f9a58', band: '#d5e8a0', bolt: '#fff6b8' },
    blue: { label: '#3a6fc4', band: '#c9ced8', bolt: '#ffe27a' },
    red: { label: '#c5413f', band: '#f0d9a8', bolt: '#fff2c4' },
  },
  opens: false,
  draw(ink, palette) {
    lying(ink, { at: [106, 148], turn: 16, outline: [CASE, NIB] }, () => {
      solid(ink, NIB, STEEL, { fill: roundBar(STEEL), bevel: 3 });
      solid(ink, CASE, STEEL, { fill: roundBar(STEEL), bevel: 6, texture: () => drawLabel(ink, palette) });
      drawBolt(ink, palette.bolt);
      ink.draw(rect(-46, -94, 12, 200, 6), { fill: '#fff', opacity: 0.32 });
    });
  },
});

function drawLabel(ink: Ink, { label, band }: Palette): void {
  const parts: [number, number, string][] = [
    [-92, 100, label],
    [-92, -46, band],
  ];
  for (const [top, bottom, color] of parts) {
    ink.draw(sleeve(top, bottom), { fill: roundBar(color), stroke: ramp(color).line, width: 4.5 });
  }
  const sign = ramp(band).deep;
  ink.draw(rect(-17, -66, 34, 9, 3), { fill: sign });
  ink.draw(rect(-4.5, -78.5, 9, 34, 3), { fill: sign });
  ink.draw(rect(-14, 80, 28, 8, 3), { fill: band, opacity: 0.9 });
}

/** A band around the cylinder, with curved edges. */
function sleeve(top: number, bottom: number): Path {
  return curve(`M-70 ${top}Q0 ${top + 14} 70 ${top}L70 ${bottom}Q0 ${bottom + 14} -70 ${bottom}Z`);
}

function drawBolt(ink: Ink, color: string): void {
  const bolt = polygon([14, -28], [-28, 30], [-4, 30], [-14, 74], [30, 10], [4, 10]);
  ink.draw(bolt, { fill: '#120a1e', opacity: 0.35, move: [3, 5] });
  ink.draw(bolt, {
    fill: linear(60, '#fff', [color, 0.4], ramp(color).shade),
    stroke: ramp(color).deep,
    width: 5,
  });
}
