import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { linear, radial } from '../../../ink/paint.ts';
import { type Box, curve, mapPath, type Path, type Point } from '../../../ink/path.ts';
import { placesIn } from '../../../ink/placesIn.ts';
import { oval, polygon, polyline, range, rect } from '../../../ink/shapes.ts';
import { farSail, gull, palmIsland } from '../../sights/seaSights.ts';
import { cloud } from '../../sights/sky.ts';
import { through } from './perspective.ts';

const HORIZON = 0.5;
const RAIL = { top: 0.69, foot: 0.83 };
const SUN: Point = [0.6, 0.46];
const BALUSTER = curve('M-5 0L5 0L4 12C12 24 12 40 5 52L5 62L8 70L-8 70L-5 62L-5 52C-12 40 -12 24 -4 12Z');

/** Behind a cabin's door: the deck, the rail, and the sea under the setting sun. */
export function sunsetSeaView(ink: Ink, opening: Path, box: Box, wood: string): void {
  const at = placesIn(box);
  const w = box[2];
  through(ink, opening, () => {
    ink.draw(opening, { fill: linear(90, '#3f4a9a', ['#a8629f', 0.22], ['#f58a5f', 0.4], '#ffd27a') });
    glow(ink, ...at(...SUN), w * 0.95, '#fff0b0', 0.95);
    ink.draw(oval(...at(...SUN), w * 0.19), {
      fill: radial(0.5, 0.4, 0.6, '#fffbe2', ['#ffe79a', 0.6], '#ffc05a'),
    });
    drawClouds(ink, box);
    drawSea(ink, box);
    palmIsland(ink, at(0.44, HORIZON + 0.004), w * 0.62);
    farSail(ink, at(0.86, HORIZON + 0.025), w * 0.0024);
    for (const [across, down, size] of [
      [0.62, 0.3, 14],
      [0.44, 0.26, 11],
      [0.76, 0.22, 12],
    ] as const)
      gull(ink, at(across, down), size);
    drawDeck(ink, box, wood);
    drawRail(ink, box, wood);
    drawRigging(ink, box);
  });
}

function drawClouds(ink: Ink, box: Box): void {
  const at = placesIn(box);
  const clouds = [
    [0.22, 0.2, 0.6, '#d98aa8'],
    [0.84, 0.13, 0.5, '#b878a8'],
    [0.2, 0.36, 0.44, '#ffb98a'],
    [0.92, 0.34, 0.5, '#ffa884'],
  ] as const;
  for (const [across, down, size, color] of clouds) cloud(ink, at(across, down), box[2] * size, color, 0.85);
}

function drawSea(ink: Ink, box: Box): void {
  const at = placesIn(box);
  ink.draw(polygon(at(0, HORIZON), at(1, HORIZON), at(1, 1), at(0, 1)), {
    fill: linear(90, '#ffb070', ['#c06a86', 0.12], ['#4f5a9a', 0.4], '#2a3a78'),
  });
  for (const i of range(15)) {
    const down = HORIZON + 0.008 + (i / 15) ** 1.4 * 0.25;
    const half = (0.05 + (i / 15) * 0.16) * (0.6 + ink.random() * 0.6) * box[2];
    const [cx, cy] = at(SUN[0] + ink.jitter(0.1), down);
    ink.draw(oval(cx, cy, half, 1.6 + i * 0.22), { fill: '#fff0b8', opacity: 0.85 - i * 0.03 });
  }
  for (const i of range(12)) {
    const [x, y] = at(ink.random(), HORIZON + 0.03 + (i / 12) * 0.2);
    const half = 10 + i * 2.4;
    ink.draw(
      curve(`M${x - half} ${y}Q${x - half / 2} ${y - 5} ${x} ${y}Q${x + half / 2} ${y - 5} ${x + half} ${y}`),
      { stroke: '#f2a89a', width: 2, cap: 'round', opacity: 0.45 },
    );
  }
}

function drawDeck(ink: Ink, box: Box, color: string): void {
  const at = placesIn(box);
  const tone = ramp(color);
  ink.draw(polygon(at(0, RAIL.foot), at(1, RAIL.foot), at(1, 1.02), at(0, 1.02)), {
    fill: linear(90, tone.light, [tone.base, 0.5], tone.shade),
  });
  for (const i of range(8))
    ink.draw(polyline(at(0.18 + i * 0.1, RAIL.foot), at(-0.4 + i * 0.28, 1.02)), {
      stroke: tone.deep,
      width: 2.5,
      opacity: 0.7,
    });
  ink.draw(polygon(at(0.5, RAIL.foot), at(0.72, RAIL.foot), at(0.86, 1.02), at(0.34, 1.02)), {
    fill: linear(90, ['#ffd890', 0, 0.6], ['#ffd890', 1, 0.1]),
  });
}

function drawRail(ink: Ink, box: Box, color: string): void {
  const at = placesIn(box);
  const tone = ramp(color);
  const outline = { stroke: tone.line, width: 3 };
  const [x, top] = at(0, RAIL.top);
  const height = (RAIL.foot - RAIL.top) * box[3];
  for (const i of range(6)) {
    const cx = x + box[2] * (0.04 + i * 0.184);
    const post = mapPath(BALUSTER, (px, py) => [cx + px, top + (py / 70) * height]);
    ink.draw(post, { fill: linear(0, tone.base, [tone.hi, 0.5], tone.dark), ...outline });
  }
  ink.draw(rect(x - 6, top - 8, box[2] + 12, 18, 6), {
    fill: linear(90, tone.hi, [tone.base, 0.5], tone.dark),
    ...outline,
  });
  ink.draw(rect(x - 6, top + height - 4, box[2] + 12, 13), {
    fill: linear(90, tone.light, tone.dark),
    ...outline,
  });
}

/** Shrouds that run up to a mast out of sight. */
function drawRigging(ink: Ink, box: Box): void {
  const at = placesIn(box);
  const rope = { stroke: '#5a3a3f', width: 3.5 };
  const feet = [0.68, 0.8, 0.92].map(
    (across) => [at(across, RAIL.top), at(1.06 + (across - 0.8) * 0.3, 0.06)] as const,
  );
  for (const [from, to] of feet) ink.draw(polyline(from, to), rope);
  const [first, , last] = feet;
  if (!first || !last) return;
  for (const i of range(7)) {
    const share = 0.1 + i * 0.12;
    const on = ([from, to]: readonly [Point, Point]): Point => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
    ];
    ink.draw(polyline(on(first), on(last)), { ...rope, width: 2.5 });
  }
}
