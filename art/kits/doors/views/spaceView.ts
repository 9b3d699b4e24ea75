import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { linear, radial } from '../../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point } from '../../../ink/path.ts';
import { type Places, placesIn } from '../../../ink/placesIn.ts';
import { oval, polygon, polyline, range, rect } from '../../../ink/shapes.ts';
import { planet } from '../../sights/planet.ts';
import { moon, stars } from '../../sights/sky.ts';
import { through } from './perspective.ts';

/** The far end of the gangway, and its half widths there and at the sill. */
const FAR = { across: 0.47, down: 0.64, half: 0.04 };
const NEAR = { across: 0.5, down: 1.06, half: 0.46 };
/** The height of the gangway's rails, as a share of its half width. */
const RAIL = 0.62;
const LAMPS = 7;

/** Beyond an airlock: a gangway out among the stars, and a planet. */
export function spaceView(ink: Ink, opening: Path, box: Box, ground: string, lamp: string): void {
  const at = placesIn(box);
  const [x, y, w, h] = box;
  through(ink, opening, () => {
    ink.draw(opening, { fill: linear(70, '#0a1038', ['#241a5c', 0.45], ['#4a2070', 0.75], '#1a1030') });
    for (const [across, down, size, color] of [
      [0.2, 0.18, 0.9, '#3f6ad8'],
      [0.85, 0.32, 0.8, '#c04aa0'],
      [0.15, 0.62, 0.8, '#7a3fd0'],
    ] as const)
      glow(ink, ...at(across, down), w * size, color, 0.6, w * size * 0.8);
    stars(ink, [x, y, w, h * 0.85], 90);
    moon(ink, at(0.24, 0.24), w * 0.085);
    planet(ink, at(0.62, 0.4), w * 0.3, ground, '#f2d9a8');
    relay(ink, at(FAR.across, FAR.down), w * 0.1, lamp);
    gangway(ink, at, lamp);
  });
}

/** The landing at the gangway's far end, with its beacon. */
function relay(ink: Ink, [cx, cy]: Point, size: number, lamp: string): void {
  const tone = ramp('#8d97b4');
  // A distant object has a thin outline.
  const hull = { fill: linear(0, tone.light, tone.dark), stroke: tone.deep, width: 1.2 };
  ink.draw(rect(cx - size * 1.7, cy - size * 0.55, size * 0.8, size * 0.7, 3), { ...hull, fill: '#34509c' });
  ink.draw(rect(cx + size * 0.9, cy - size * 0.55, size * 0.8, size * 0.7, 3), { ...hull, fill: '#34509c' });
  ink.draw(rect(cx - size, cy - size * 0.3, size * 2, size * 0.2), hull);
  ink.draw(rect(cx - size * 0.5, cy - size, size, size * 1.1, size * 0.3), hull);
  ink.draw(oval(cx, cy - size * 0.42, size * 0.26), { fill: '#fff6cf' });
  ink.draw(rect(cx - 1.5, cy - size * 1.6, 3, size * 0.6), { fill: tone.light });
  glow(ink, cx, cy - size * 0.42, size, lamp, 0.8);
  glow(ink, cx, cy - size * 1.6, size * 0.5, '#ff5a5a', 1);
}

/** A point of the gangway: `side` from −1 to 1, `depth` from 0 (near) to 1 (far). */
function onGangway(at: Places, side: number, depth: number): Point {
  const share = depth / (depth + (1 - depth) * (FAR.half / NEAR.half));
  const pull = 1 - share;
  const half = FAR.half + (NEAR.half - FAR.half) * pull;
  return at(
    FAR.across + (NEAR.across - FAR.across) * pull + side * half,
    FAR.down + (NEAR.down - FAR.down) * pull,
  );
}

function gangway(ink: Ink, at: Places, lamp: string): void {
  const tone = ramp('#6d7896');
  const quad = (left: number, right: number, from: number, to: number): Path =>
    polygon(
      onGangway(at, left, from),
      onGangway(at, right, from),
      onGangway(at, right, to),
      onGangway(at, left, to),
    );
  ink.draw(quad(-1, 1, 0, 1), {
    fill: linear(90, tone.hi, [tone.base, 0.45], tone.dark),
    stroke: tone.line,
    width: 4,
  });
  const joints = range(6).map((i) => quad(-1, 1, i * 0.16, i * 0.16 + 0.02));
  ink.draw(joinPaths(...joints), { fill: tone.deep, opacity: 0.75 });
  ink.draw(quad(-0.34, 0.34, 0, 1), { fill: tone.deep, opacity: 0.35 });
  for (const side of [-1, 1])
    ink.draw(quad(side, side * 0.86, 0, 1), { fill: radial(0.5, 0, 1, '#fff', lamp) });
  for (const side of [-1, 1]) drawRail(ink, at, side);
  for (const i of range(LAMPS))
    for (const side of [-0.93, 0.93]) {
      const depth = 0.06 + i / LAMPS;
      glow(ink, ...onGangway(at, side, depth), 26 * (1 - depth * 0.75), lamp, 0.75);
    }
}

/** The rail on one side, whose posts get smaller and thinner with distance. */
function drawRail(ink: Ink, at: Places, side: number): void {
  const tone = ramp('#aab4cc');
  const over = (depth: number): Point => {
    const [x, y] = onGangway(at, side, depth);
    const [middle] = onGangway(at, 0, depth);
    return [x, y - Math.abs(x - middle) * RAIL];
  };
  for (const depth of [0.03, 0.09, 0.18, 0.32, 0.52, 0.78]) {
    const width = 11 * (1 - depth) ** 2 + 2;
    ink.draw(polyline(onGangway(at, side, depth), over(depth)), { stroke: tone.deep, width });
    ink.draw(polyline(onGangway(at, side, depth), over(depth)), { stroke: tone.light, width: width * 0.5 });
  }
  const [near, far] = [over(0), over(1)];
  const bar = polygon([near[0], near[1] - 8], far, [far[0], far[1] + 1], [near[0], near[1] + 9]);
  ink.draw(bar, { fill: tone.hi, stroke: tone.deep, width: 1.6 });
}
