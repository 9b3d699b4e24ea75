import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve, joinPaths, type Point, polar } from '../../../ink/path.ts';
import { oval, polygon, range, rect } from '../../../ink/shapes.ts';
import { drawTitle } from './title.ts';

const SUN: Point = [176, 196];
const HORIZON = 228;

/**
 * A travel poster: a coast in the evening sun with a sail, a mountain and a palm. Its field is 300 by 420.
 */
export function drawTravel(ink: Ink): void {
  ink.draw(rect(0, 0, 300, 420), { fill: linear(90, '#e4563f', ['#f59a4a', 0.3], ['#fbd97a', 0.55]) });
  drawRays(ink);
  drawMountain(ink);
  drawSea(ink);
  drawBoat(ink);
  drawBeach(ink);
  drawPalm(ink);
  ink.draw(rect(0, 346, 300, 74), { fill: '#1c4a5c' });
  ink.draw(rect(0, 346, 300, 5), { fill: '#f6b04a' });
  drawTitle(ink, 363, '#fbe6b0');
}

function drawRays(ink: Ink): void {
  const rays = range(18).map((i) =>
    polygon(SUN, polar(...SUN, 330, i * 20), polar(...SUN, 330, i * 20 + 10)),
  );
  ink.draw(joinPaths(...rays), { fill: '#fff0b0', opacity: 0.34 });
  glow(ink, ...SUN, 110, '#fff3c0', 0.9);
  ink.draw(oval(...SUN, 46), { fill: linear(90, '#fffbe0', '#ffd86a') });
}

function drawMountain(ink: Ink): void {
  const far = curve(`M120 ${HORIZON}L206 176L236 150Q250 142 262 154L330 ${HORIZON}Z`);
  ink.draw(far, { fill: linear(0, '#a8506a', '#6a3a6a'), stroke: '#4a2850', width: 3 });
  ink.draw(
    polygon([236, 150], [250, 145], [262, 154], [272, 178], [258, 168], [248, 182], [240, 164], [224, 176]),
    { fill: '#ffe9d0' },
  );
}

function drawSea(ink: Ink): void {
  ink.draw(rect(0, HORIZON, 300, 200), { fill: linear(90, '#f2a05a', ['#3f9aa0', 0.22], '#1f5f80') });
  const glints = range(13).map((i) => {
    const half = 8 + ink.random() * 22 + i * 1.4;
    return rect(SUN[0] + ink.jitter(30) - half, HORIZON + 6 + i * 9, half * 2, 3.2, 1.5);
  });
  ink.draw(joinPaths(...glints), { fill: '#fff0b8', opacity: 0.7 });
}

function drawBoat(ink: Ink): void {
  const hull = curve('M64 262L132 262Q128 282 116 284L78 284Q68 280 64 262Z');
  const sails = [curve('M100 258V172Q140 206 136 258Z'), curve('M94 258V186Q72 216 66 258Z')];
  for (const sail of sails)
    ink.draw(sail, { fill: linear(0, '#fffaf0', '#e8c8a0'), stroke: '#4a2838', width: 3.5 });
  ink.draw(rect(95, 166, 5, 98), { fill: '#4a2838' });
  ink.draw(polygon([97, 152], [120, 159], [97, 166]), { fill: '#c8323a', stroke: '#4a2838', width: 2.5 });
  ink.draw(hull, { fill: linear(90, '#d8434a', '#8a2838'), stroke: '#4a2838', width: 3.5 });
}

function drawBeach(ink: Ink): void {
  const beach = curve('M0 330C60 296 120 318 170 334C220 350 260 346 300 336V420H0Z');
  ink.draw(beach, { fill: linear(90, '#fbe0a0', '#e0a860'), stroke: '#8a5a3a', width: 3.5 });
  ink.draw(curve('M0 318C60 286 124 308 172 324C222 340 262 336 300 326'), {
    stroke: '#fff',
    width: 5,
    opacity: 0.8,
  });
}

/** The point from which the fronds grow. */
const CROWN: Point = [52, 118];

function drawPalm(ink: Ink): void {
  const trunk = curve('M20 350C14 270 22 190 46 116L60 120C40 190 38 270 48 350Z');
  ink.draw(trunk, { fill: linear(0, '#9a6a44', '#5a3838'), stroke: '#3a2430', width: 4 });
  for (const i of range(9)) {
    const y = 150 + i * 22;
    ink.draw(curve(`M${38 - i * 2.2} ${y}Q${46 - i * 1.6} ${y + 6} ${52 - i * 1.4} ${y}`), {
      stroke: '#3a2430',
      width: 2.5,
      opacity: 0.7,
    });
  }
  const fronds = [-168, -140, -104, -64, -30, 0, 30];
  fronds.forEach((degrees, i) => {
    drawFrond(ink, degrees, 74 + (i % 3) * 10, i % 2 ? '#2f7a5c' : '#3f9460');
  });
}

/** A palm leaf that droops toward its tip. */
function drawFrond(ink: Ink, degrees: number, length: number, color: string): void {
  const [x, y] = CROWN;
  const [mx, my] = polar(x, y, length * 0.6, degrees - 6);
  const [tx, ty] = polar(x, y, length, degrees);
  const tip = `${tx} ${ty + length * 0.42}`;
  const blade = curve(`M${x} ${y}Q${mx} ${my - 16} ${tip}Q${mx} ${my + 16} ${x} ${y}Z`);
  const tone = ramp(color);
  ink.draw(blade, { fill: linear(80, tone.light, tone.dark), stroke: '#173a38', width: 3 });
  ink.draw(curve(`M${x} ${y}Q${mx} ${my} ${tip}`), { stroke: tone.hi, width: 1.8, opacity: 0.7 });
}
