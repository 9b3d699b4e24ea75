import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { linear, radial } from '../../../ink/paint.ts';
import { joinPaths, type Point, polar, turnPath } from '../../../ink/path.ts';
import { arc, oval, polyline, range, rect } from '../../../ink/shapes.ts';
import { sphere } from '../../../matter/metal.ts';

const SUN: Point = [150, 160];
const LINES = '#8fd0e8';

/** The planets from the sun outward: distance, position on the orbit in degrees, radius. */
const PLANETS = [
  { orbit: 46, degrees: -120, radius: 8, color: '#c9a48a' },
  { orbit: 74, degrees: 35, radius: 12, color: '#4f9fd8' },
  { orbit: 102, degrees: 165, radius: 10, color: '#d8603f' },
  { orbit: 132, degrees: -48, radius: 18, color: '#e0b070' },
] as const;

/** A science poster: the planets on their orbits, and below them sorted by size. Its field is 300 by 420. */
export function drawScience(ink: Ink): void {
  ink.draw(rect(0, 0, 300, 420), { fill: radial(0.5, 0.38, 0.75, '#2f6a9c', ['#1f3f78', 0.5], '#14204c') });
  drawGrid(ink);
  const stars = range(34).map(() => oval(ink.random() * 300, ink.random() * 310, 0.8 + ink.random() * 1.4));
  ink.draw(joinPaths(...stars), { fill: '#fff', opacity: 0.7 });
  drawOrbits(ink);
  drawSun(ink);
  for (const planet of PLANETS) drawPlanet(ink, onOrbit(planet), planet.radius, planet.color);
  drawRing(ink, onOrbit(PLANETS[3]), 30);
  drawScale(ink);
}

function onOrbit({ orbit, degrees }: { orbit: number; degrees: number }): Point {
  return polar(...SUN, orbit, degrees);
}

function drawGrid(ink: Ink): void {
  const lines = range(11).flatMap((i) => [
    polyline([i * 30, 0], [i * 30, 420]),
    polyline([0, i * 42], [300, i * 42]),
  ]);
  ink.draw(joinPaths(...lines), { stroke: LINES, width: 1.2, opacity: 0.16 });
}

function drawOrbits(ink: Ink): void {
  for (const { orbit, degrees } of PLANETS) {
    ink.draw(oval(...SUN, orbit), { stroke: LINES, width: 2, opacity: 0.6 });
    ink.draw(arc(...SUN, orbit, degrees - 64, degrees), {
      stroke: '#fff',
      width: 3.5,
      opacity: 0.65,
      cap: 'round',
    });
  }
}

function drawSun(ink: Ink): void {
  glow(ink, ...SUN, 78, '#ffd24f', 0.8);
  const rays = range(12).map((i) => polyline(polar(...SUN, 29, i * 30), polar(...SUN, 35, i * 30)));
  ink.draw(joinPaths(...rays), { stroke: '#ffe9a0', width: 4, cap: 'round' });
  ink.draw(oval(...SUN, 24), {
    fill: radial(0.4, 0.35, 0.7, '#fffbe0', ['#ffd24f', 0.5], '#f08a2e'),
    stroke: '#8a3f1e',
    width: 3.5,
  });
}

function drawPlanet(ink: Ink, [x, y]: Point, radius: number, color: string): void {
  ink.draw(oval(x, y, radius), { fill: sphere(color), stroke: ramp(color).line, width: 3 });
}

function drawRing(ink: Ink, center: Point, reach: number): void {
  const ring = turnPath(arc(...center, reach, -28, 208, reach * 0.3), -18, center);
  ink.draw(ring, { stroke: '#4a2f28', width: 8, cap: 'round' });
  ink.draw(ring, { stroke: '#f4dcae', width: 4, cap: 'round' });
}

/** A ruler with the planets along it. */
function drawScale(ink: Ink): void {
  ink.draw(rect(0, 318, 300, 102), { fill: linear(90, '#f4e8c8', '#dcc89a') });
  ink.draw(polyline([24, 394], [276, 394]), { stroke: '#2f3f68', width: 4, cap: 'round' });
  const ticks = range(13).map((i) => polyline([24 + i * 21, 394], [24 + i * 21, i % 3 ? 401 : 406]));
  ink.draw(joinPaths(...ticks), { stroke: '#2f3f68', width: 3, cap: 'round' });
  const sizes = [7, 10, 13, 17, 24];
  const colors = ['#c9a48a', '#d8603f', '#4f9fd8', '#e0b070', '#f0a83a'];
  const places = [38, 78, 124, 178, 242];
  places.forEach((x, i) => {
    drawPlanet(ink, [x, 382 - (sizes[i] ?? 0)], sizes[i] ?? 0, colors[i] ?? '#ffffff');
  });
}
