import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { lying } from '../../kits/things/lying.ts';
import { roundBar } from '../../matter/metal.ts';
import { SILVER } from '../../matter/palette.ts';

interface Palette {
  ball: string;
  rod: string;
  nut: string;
}

const BALL = oval(0, -98, 50);
const ROD = polygon([-12, -60], [12, -60], [16, 84], [-16, 84]);
const NUT = rect(-38, 78, 76, 38, 7);
const THREAD = rect(-19, 110, 38, 50, 6);

/** The handle of a machine, taken off it. */
export const lever = defineItem<Palette>({
  id: 'lever',
  name: 'Lever',
  tag: 'Keys',
  anchor: 'top',
  size: [228, 292],
  margin: { top: 16, right: 24, bottom: 30, left: 16 },
  line: 7.5,
  stand: { width: 4.4, center: 63, foot: 96 },
  realSize: { height: 14 },
  lying: { thickness: 10 },
  palettes: {
    red: { ball: '#d63f3c', rod: SILVER, nut: '#8d97a6' },
    black: { ball: '#44414f', rod: '#d9a441', nut: '#b9853a' },
    blue: { ball: '#3b7cc9', rod: SILVER, nut: '#d9a441' },
    green: { ball: '#4a9a58', rod: '#c58a5a', nut: '#8f6a52' },
  },
  opens: false,
  draw(ink, palette) {
    lying(ink, { at: [110, 142], turn: 34, outline: [BALL, ROD, NUT, THREAD] }, () => {
      drawThread(ink, palette.rod);
      solid(ink, ROD, palette.rod, { fill: roundBar(palette.rod), bevel: 3 });
      drawNut(ink, palette.nut);
      solid(ink, rect(-24, -62, 48, 22, 8), palette.nut, { fill: roundBar(palette.nut), bevel: 3 });
      drawBall(ink, palette.ball);
    });
  },
});

function drawThread(ink: Ink, color: string): void {
  const tone = ramp(color);
  const texture = (): void => {
    for (const i of range(5)) {
      ink.draw(polyline([-24, 120 + i * 9], [24, 126 + i * 9]), {
        stroke: tone.deep,
        width: 3.5,
        opacity: 0.8,
      });
      ink.draw(polyline([-24, 123.5 + i * 9], [24, 129.5 + i * 9]), {
        stroke: tone.hi,
        width: 1.8,
        opacity: 0.7,
      });
    }
  };
  solid(ink, THREAD, color, { fill: roundBar(color), bevel: 3, texture });
}

/** A hexagonal nut, of which three faces are visible. */
function drawNut(ink: Ink, color: string): void {
  const tone = ramp(color);
  const texture = (): void => {
    ink.draw(rect(-38, 78, 18, 38), { fill: tone.light });
    ink.draw(rect(-20, 78, 40, 38), { fill: linear(80, tone.hi, tone.base) });
    ink.draw(rect(20, 78, 18, 38), { fill: tone.dark });
    for (const x of [-20, 20]) ink.draw(polyline([x, 80], [x, 116]), { stroke: tone.line, width: 3 });
  };
  solid(ink, NUT, color, { bevel: 4, texture });
}

function drawBall(ink: Ink, color: string): void {
  const tone = ramp(color);
  const fill = radial(
    0.34,
    0.42,
    0.78,
    mix(tone.hi, '#ffffff', 0.25),
    [tone.light, 0.2],
    [tone.base, 0.5],
    tone.deep,
  );
  solid(ink, BALL, color, { fill, bevel: 6, rim: 0.3, shade: 0.25 });
  ink.draw(oval(-20, -106, 12, 17), { fill: '#fff', opacity: 0.8 });
  ink.draw(oval(-8, -124, 4, 5), { fill: '#fff', opacity: 0.7 });
  ink.draw(oval(24, -76, 12, 7), { fill: tone.hi, opacity: 0.25 });
}
