import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, joinPaths, type Point, polar } from '../../ink/path.ts';
import { arc, oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { inkSign } from '../../kits/signs/inkSigns.ts';
import { knob, roundBar } from '../../matter/metal.ts';
import { rope } from '../../matter/rope.ts';
import { twinklingStar } from '../../matter/star.ts';

interface Palette {
  paper: string;
  sea: string;
  land: string;
  pen: string;
  rod: string;
}

/** Where the lower rod hangs, rolled up and let down. */
const ROLLED = 156;
const DOWN = 330;

/** A map on two rods, half rolled up; opened, it is let down and shows the way to a cross. */
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
  palettes: {
    parchment: { paper: '#ecd7a4', sea: '#a8c4b8', land: '#c9a868', pen: '#7a3f2c', rod: '#8a5530' },
    blue: { paper: '#dbe4e8', sea: '#8fb4d4', land: '#d8d0a4', pen: '#2f3f74', rod: '#5a4640' },
    burnt: { paper: '#c9a070', sea: '#a8825c', land: '#8f6840', pen: '#4a1f24', rod: '#d9a441' },
  },
  opens: true,
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

function drawChart(ink: Ink, palette: Palette): void {
  const { sea, land, pen } = palette;
  const frame = rect(40, 38, 360, 276);
  ink.draw(frame, { fill: linear(80, mix(sea, '#ffffff', 0.22), sea) });
  ink.clip(frame, () => {
    for (const i of range(7))
      ink.draw(polyline([40 + i * 60, 38], [40 + i * 60, 314]), { stroke: pen, width: 1.5, opacity: 0.2 });
    for (const i of range(5))
      ink.draw(polyline([40, 62 + i * 60], [400, 62 + i * 60]), { stroke: pen, width: 1.5, opacity: 0.2 });
    drawIsland(ink, palette);
    drawRoute(ink, pen);
    drawRose(ink, [342, 96], pen);
    for (const [x, y] of [
      [74, 90],
      [96, 262],
      [356, 214],
    ] as const)
      ink.draw(joinPaths(arc(x, y, 9, 200, 340), arc(x + 18, y, 9, 200, 340)), {
        stroke: pen,
        width: 2.6,
        opacity: 0.55,
        cap: 'round',
      });
  });
  ink.draw(frame, { stroke: pen, width: 4 });
  ink.draw(rect(33, 31, 374, 290), { stroke: pen, width: 2 });
  ink.draw(oval(128, 286, 34, 22), { stroke: ramp(palette.paper).dark, width: 5, opacity: 0.35 });
  ink.draw(rect(24, 20, 392, 300), {
    fill: linear(0, [land, 0, 0.35], [land, 0.12, 0], [land, 0.88, 0], [land, 1, 0.4]),
  });
}

function drawIsland(ink: Ink, { land, pen }: Palette): void {
  const coast = curve(
    'M108 128C120 92 168 104 196 84C232 62 268 96 262 128C300 132 330 168 300 200' +
      'C318 244 280 284 236 268C206 300 150 286 146 250C104 244 84 176 108 128Z',
  );
  const tone = ramp(land);
  ink.draw(coast, { stroke: '#ffffff', width: 18, opacity: 0.3 });
  solid(ink, coast, land, { bevel: 5, width: 4, fill: linear(70, tone.hi, [tone.light, 0.4], tone.base) });
  for (const [x, y, s] of [
    [176, 138, 1],
    [206, 130, 1.25],
    [236, 142, 0.95],
  ] as const) {
    ink.draw(polygon([x - 20 * s, y + 22 * s], [x, y - 20 * s], [x + 20 * s, y + 22 * s]), {
      fill: tone.base,
      stroke: pen,
      width: 3,
    });
    ink.draw(polygon([x, y - 20 * s], [x + 20 * s, y + 22 * s], [x + 5 * s, y + 22 * s]), {
      fill: tone.dark,
      opacity: 0.7,
    });
  }
  for (const [x, y] of [
    [136, 196],
    [156, 212],
    [132, 222],
  ] as const)
    inkSign(ink, 'tree', [x, y], 0.55, pen, 3);
}

function drawRoute(ink: Ink, pen: string): void {
  const places: readonly Point[] = [
    [118, 168],
    [142, 178],
    [170, 186],
    [190, 204],
    [182, 230],
    [202, 248],
    [230, 244],
    [250, 226],
  ];
  for (const [i, [x, y]] of places.entries()) {
    const [toX, toY] = places[i + 1] ?? [262, 214];
    ink.draw(polyline([x, y], [x + (toX - x) * 0.6, y + (toY - y) * 0.6]), {
      stroke: pen,
      width: 5,
      cap: 'round',
    });
  }
  glow(ink, 270, 204, 44, '#ff5a3c', 0.5);
  for (const turn of [45, 135])
    ink.draw(polyline(polar(270, 204, 17, turn), polar(270, 204, 17, turn + 180)), {
      stroke: '#c2322c',
      width: 9,
      cap: 'round',
    });
}

function drawRose(ink: Ink, center: Point, pen: string): void {
  ink.draw(oval(...center, 25), { stroke: pen, width: 2.5 });
  ink.draw(twinklingStar(center, 34, 6), { fill: pen });
  ink.draw(oval(...center, 5), { fill: '#f4e8c8', stroke: pen, width: 2.5 });
}

/** What is not let down yet, wound about the lower rod. */
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
