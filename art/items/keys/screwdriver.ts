import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve } from '../../ink/path.ts';
import { polyline, rect } from '../../ink/shapes.ts';
import { lying } from '../../kits/things/lying.ts';
import { roundBar } from '../../matter/metal.ts';

interface Palette {
  grip: string;
  band: string;
}

const STEEL = '#c3c9d4';
const BLADE = curve('M-13 10L-13 -108L-25 -138L-20 -168L20 -168L25 -138L13 -108L13 10Z');
const GRIP = curve(
  'M-24 18C-48 20 -50 44 -48 58C-46 72 -40 78 -40 92C-40 104 -48 112 -48 130C-48 156 -26 166 0 166' +
    'C26 166 48 156 48 130C48 112 40 104 40 92C40 78 46 72 48 58C50 44 48 20 24 18Z',
);

export const screwdriver = defineItem<Palette>({
  id: 'screwdriver',
  name: 'Screwdriver',
  tag: 'Keys',
  anchor: 'top',
  size: [284, 272],
  margin: { top: 14, right: 24, bottom: 30, left: 14 },
  line: 7.5,
  stand: { width: 5.4, center: 72.5, foot: 98 },
  realSize: { height: 12 },
  lying: { thickness: 12 },
  palettes: {
    red: { grip: '#d5443d', band: '#33303c' },
    yellow: { grip: '#eeb12f', band: '#3a3340' },
    blue: { grip: '#3c7fd0', band: '#f0d24a' },
    green: { grip: '#4aa35e', band: '#2f4a3a' },
  },
  opens: false,
  draw(ink, palette) {
    lying(ink, { at: [138, 134], turn: -48, outline: [BLADE, GRIP] }, () => {
      drawBlade(ink);
      drawGrip(ink, palette);
    });
  },
});

function drawBlade(ink: Ink): void {
  const { hi, light, base, dark } = ramp(STEEL);
  solid(ink, BLADE, STEEL, {
    fill: linear(0, base, [light, 0.3], [hi, 0.5], [base, 0.65], dark),
    bevel: 4,
    rim: 0.6,
  });
  ink.draw(polyline([-20, -138], [20, -138]), { stroke: dark, width: 3.5, opacity: 0.8 });
  ink.draw(rect(-3, -104, 4, 100, 2), { fill: '#fff', opacity: 0.75 });
}

function drawGrip(ink: Ink, { grip, band }: Palette): void {
  const tone = ramp(grip);
  const fill = linear(
    0,
    tone.base,
    [tone.light, 0.3],
    [mix(tone.hi, '#ffffff', 0.2), 0.42],
    [tone.base, 0.6],
    tone.dark,
  );
  solid(ink, rect(-24, -6, 48, 30, 6), STEEL, { fill: roundBar(STEEL), bevel: 3 });
  solid(ink, GRIP, grip, { fill, bevel: 6 });
  ink.clip(GRIP, () => drawBand(ink, band));
  ink.draw(GRIP, { stroke: tone.line });
  for (const x of [-27, 0, 27]) {
    const groove = rect(x - 5.5, 44, 11, 80, 5.5);
    ink.draw(groove, { fill: tone.deep, opacity: 0.55 });
    ink.draw(rect(x + 4, 48, 3.5, 72, 1.7), { fill: tone.hi, opacity: 0.8 });
  }
}

function drawBand(ink: Ink, color: string): void {
  ink.draw(rect(-60, 136, 120, 13), { fill: roundBar(color) });
  for (const y of [136, 149]) ink.draw(polyline([-60, y], [60, y]), { stroke: ramp(color).line, width: 3.5 });
}
