import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { polyline, rect } from '../../ink/shapes.ts';
import { isPulled } from '../../leaves.ts';
import { knob, roundBar } from '../../matter/metal.ts';
import { rope } from '../../matter/rope.ts';
import { drawChart } from './treasureMap/chart.ts';
import type { Chart } from './treasureMap/colors.ts';

interface Palette extends Chart {
  rod: string;
}

/** The y of the lower rod while the map is half rolled up, and when it is unrolled. */
const ROLLED = 156;
const DOWN = 330;

/** A map on two rods, half rolled up. Opened, it is unrolled and shows the way to a cross. */
export const treasureMap = defineItem<Palette>({
  id: 'map',
  name: 'Map',
  tag: 'Decorations',
  anchor: 'wall',
  size: [440, 366],
  margin: { top: 40, right: 38, bottom: 38, left: 26 },
  line: 6,
  seed: 211,
  stand: { width: 14, center: 83, foot: 62 },
  realSize: { width: 88 },
  wear: 'none',
  palettes: {
    parchment: { paper: '#ecd7a4', sea: '#a8c4b8', land: '#c9a868', pen: '#7a3f2c', rod: '#8a5530' },
    blue: { paper: '#dbe4e8', sea: '#8fb4d4', land: '#d8d0a4', pen: '#2f3f74', rod: '#5a4640' },
    burnt: { paper: '#c9a070', sea: '#a8825c', land: '#8f6840', pen: '#4a1f24', rod: '#d9a441' },
  },
  opens: true,
  opening: 'unfolds',
  lockMaterial: 'paper',
  leaves: [isPulled([0, 148, 448, 50], [0, 316, 448, 50])],
  hitBox: [10, 0, 420, 190],
  draw(ink, palette, isOpened) {
    const foot = isOpened ? DOWN : ROLLED;
    rope(
      ink,
      {
        points: [
          [60, 20],
          [220, -26],
          [380, 20],
        ],
        width: 6,
      },
      '#a8804a',
    );
    const sheet = rect(24, 20, 392, foot - 20);
    castShadow(ink, sheet, { dx: 7, dy: 10, blur: 9, opacity: 0.42 });
    solid(ink, sheet, palette.paper, {
      bevel: 4,
      fill: linear(70, ramp(palette.paper).light, [palette.paper, 0.5], ramp(palette.paper).shade),
      texture: () => drawChart(ink, palette),
    });
    drawRod(ink, palette.rod, 18, 20);
    if (!isOpened) drawRoll(ink, palette.paper);
    drawRod(ink, palette.rod, foot + (isOpened ? 4 : 22), 20);
    knob(ink, [220, -26], 9, '#d9a441');
  },
});

/** Draws the part that is still rolled around the lower rod. */
function drawRoll(ink: Ink, color: string): void {
  const tone = ramp(color);
  const roll = rect(24, ROLLED - 6, 392, 44, 10);
  castShadow(ink, roll, { dx: 5, dy: 10, blur: 7, opacity: 0.5 });
  solid(ink, roll, color, {
    bevel: 5,
    fill: linear(90, tone.light, [tone.hi, 0.25], [tone.base, 0.5], tone.deep),
  });
  ink.draw(polyline([30, ROLLED + 30], [410, ROLLED + 30]), { stroke: tone.dark, width: 2.5, opacity: 0.6 });
}

function drawRod(ink: Ink, color: string, y: number, height: number): void {
  const bar = rect(14, y - height / 2, 412, height, 8);
  const tone = ramp(color);
  castShadow(ink, bar, { dx: 3, dy: 7, blur: 5, opacity: 0.4 });
  solid(ink, bar, color, {
    bevel: 4,
    fill: linear(90, tone.light, [tone.hi, 0.25], [tone.base, 0.5], tone.deep),
  });
  for (const x of [6, 412])
    solid(ink, rect(x, y - height / 2 - 5, 22, height + 10, 8), '#d9a441', {
      fill: roundBar('#d9a441'),
      width: 4.5,
      bevel: 3,
    });
}
