import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, type Path, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';

export type Weather = 'dusk' | 'moon' | 'storm';

const SKIES: Readonly<Record<Weather, readonly [string, string, string]>> = {
  dusk: ['#2e2a54', '#7a4a6a', '#d88a5a'],
  moon: ['#121a44', '#2c3f7a', '#6f86b4'],
  storm: ['#15122e', '#332a54', '#5a5a74'],
};

export const WINDOW: Box = [52, 92, 158, 270];
export const MOON: Point = [WINDOW[0] + 100, WINDOW[1] + 106];

export function gothicWindowBounds(): Box {
  return [WINDOW[0] - 24, WINDOW[1] - 24, WINDOW[2] + 48, WINDOW[3] + 48];
}

/** A pointed window with tracery, in front of a dead tree. */
export function gothicWindow(ink: Ink, stone: string, weather: Weather): void {
  const [x, y, w, h] = WINDOW;
  const frame = pointed([x - 20, y - 22, w + 40, h + 40]);
  castShadow(ink, frame, { dx: 10, dy: 8, blur: 12, opacity: 0.45 });
  solid(ink, frame, stone, { bevel: 7 });
  const pane = pointed(WINDOW);
  ink.draw(pane, { fill: linear(90, ...SKIES[weather]) });
  ink.clip(pane, () => {
    if (weather === 'moon') drawMoon(ink);
    if (weather === 'storm') drawBolt(ink);
    drawTree(ink, mix(SKIES[weather][0], '#0a0612', 0.5));
    ink.draw(polygon([x, y + 190], [x + 110, y], [x + 146, y], [x, y + 250]), {
      fill: '#ffffff',
      opacity: 0.1,
    });
    ink.draw(pane, { stroke: SHADOW, width: 22, opacity: 0.5, move: [5, 7], blur: 6 });
  });
  drawTracery(ink, stone);
  solid(ink, rect(x - 34, y + h + 6, w + 68, 22, 4), stone, { bevel: 5 });
}

function pointed([x, y, w, h]: Box): Path {
  const spring = y + w * 0.72;
  return curve(
    `M${x} ${y + h}L${x} ${spring}Q${x + 2} ${y + w * 0.22} ${x + w / 2} ${y}` +
      `Q${x + w - 2} ${y + w * 0.22} ${x + w} ${spring}L${x + w} ${y + h}Z`,
  );
}

function drawMoon(ink: Ink): void {
  ink.blend('screen', () => glow(ink, ...MOON, 120, '#bcd0ff', 0.8));
  ink.draw(oval(...MOON, 34), { fill: '#eef2ff' });
  for (const [dx, dy, r] of [
    [-10, -8, 8],
    [10, 6, 6],
    [-4, 14, 4],
  ] as const)
    ink.draw(oval(MOON[0] + dx, MOON[1] + dy, r), { fill: '#c4cfee' });
}

function drawBolt(ink: Ink): void {
  const [x, y] = WINDOW;
  const bolt = polyline(
    [x + 116, y + 20],
    [x + 96, y + 84],
    [x + 118, y + 92],
    [x + 84, y + 176],
    [x + 98, y + 182],
    [x + 70, y + 250],
  );
  ink.draw(bolt, { stroke: '#d8c8ff', width: 16, opacity: 0.5, blur: 9 });
  ink.draw(bolt, { stroke: '#ffffff', width: 4, cap: 'round' });
}

function drawTree(ink: Ink, color: string): void {
  const [x, y, , h] = WINDOW;
  const foot = y + h;
  ink.draw(curve(`M${x - 4} ${foot}Q${x + 70} ${foot - 40} ${x + 162} ${foot - 26}L${x + 162} ${foot}Z`), {
    fill: color,
  });
  const limbs = joinPaths(
    curve(`M${x + 36} ${foot}Q${x + 30} ${foot - 90} ${x + 44} ${foot - 160}`),
    curve(`M${x + 36} ${foot - 90}Q${x + 70} ${foot - 120} ${x + 108} ${foot - 124}`),
    curve(`M${x + 40} ${foot - 130}Q${x + 12} ${foot - 160} ${x + 4} ${foot - 190}`),
    curve(`M${x + 76} ${foot - 116}Q${x + 92} ${foot - 146} ${x + 88} ${foot - 162}`),
    curve(`M${x + 43} ${foot - 150}Q${x + 66} ${foot - 180} ${x + 66} ${foot - 206}`),
  );
  ink.draw(limbs, { stroke: color, width: 6, cap: 'round' });
}

function drawTracery(ink: Ink, stone: string): void {
  const [x, y, w, h] = WINDOW;
  const tone = ramp(stone);
  const bars = joinPaths(
    ...range(2).map((i) => {
      const left = x + (i * w) / 2;
      return pointed([left + 2, y + 92, w / 2 - 4, h - 90]);
    }),
    oval(x + w / 2, y + 70, 26),
    polyline([x, y + 200], [x + w, y + 200]),
  );
  ink.draw(bars, { stroke: tone.line, width: 13 });
  ink.draw(bars, { stroke: tone.base, width: 8 });
  ink.draw(bars, { stroke: tone.hi, width: 2, opacity: 0.6, move: [-1.6, -1.6] });
  const leads = joinPaths(
    ...range(7).map((i) => polyline([x + i * 26 - 40, y + 360], [x + i * 26 + 90, y + 130])),
  );
  ink.clip(pointed(WINDOW), () => ink.draw(leads, { stroke: tone.deep, width: 1.8, opacity: 0.7 }));
  ink.draw(pointed(WINDOW), { stroke: tone.line, width: 3.4 });
}
