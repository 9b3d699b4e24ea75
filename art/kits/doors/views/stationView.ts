import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point } from '../../../ink/path.ts';
import { placesIn } from '../../../ink/placesIn.ts';
import { arch, oval, polygon, polyline, range, rect } from '../../../ink/shapes.ts';
import { board } from '../../../matter/wood.ts';
import { ridge } from '../../sights/land.ts';
import { cloud, stars } from '../../sights/sky.ts';
import { through } from './perspective.ts';

const IRON = '#2f5a52';
const LIGHT = '#ffe2a0';

/** Beyond a carriage's door: the platform of a small station in the mountains, at dusk. */
export function stationView(ink: Ink, opening: Path, box: Box): void {
  const at = placesIn(box);
  const [x, y, w, h] = box;
  through(ink, opening, () => {
    ink.draw(opening, { fill: linear(90, '#34408a', ['#8a62a8', 0.24], ['#f29a7a', 0.46], '#ffd9a0') });
    stars(ink, [x, y, w, h * 0.2], 22);
    for (const [across, down, size] of [
      [0.2, 0.2, 0.42],
      [0.72, 0.27, 0.5],
    ] as const)
      cloud(ink, at(across, down), w * size, '#e8a0b4', 0.75);
    mountains(ink, box);
    ridge(ink, box, [0.6, 0.57, 0.61, 0.56, 0.6], '#3f5a70');
    stationHouse(ink, [x - w * 0.08, y + h * 0.38, w * 0.5, h * 0.35]);
    platform(ink, box);
    nameBoard(ink, at(0.27, 0.665), w * 0.34);
    bench(ink, at(0.25, 0.84), w * 0.4);
    lampPost(ink, at(0.58, 0.86), h * 0.5);
    platformClock(ink, at(0.34, 0.1), w * 0.13);
  });
}

function mountains(ink: Ink, box: Box): void {
  const at = placesIn(box);
  for (const [left, top, right, color] of [
    [0.22, 0.33, 1.06, '#6a5a9a'],
    [-0.3, 0.38, 0.6, '#7a5f98'],
  ] as const) {
    const peak = at((left + right) / 2, top);
    ink.draw(polygon(at(left, 0.64), peak, at(right, 0.64)), { fill: linear(90, ramp(color).light, color) });
    // The snow follows the mountain's sides; otherwise it would look like a paper star.
    const [foot, lift] = [at(right, 0.64), 0.2];
    const [run, fall] = [(foot[0] - peak[0]) * lift, (foot[1] - peak[1]) * lift];
    const snow = polygon(
      peak,
      [peak[0] + run, peak[1] + fall],
      [peak[0] + run * 0.4, peak[1] + fall * 0.72],
      [peak[0], peak[1] + fall * 1.15],
      [peak[0] - run * 0.4, peak[1] + fall * 0.72],
      [peak[0] - run, peak[1] + fall],
    );
    ink.draw(snow, { fill: '#ffe6dc', opacity: 0.9 });
  }
}

/** The station house, its windows lit. */
function stationHouse(ink: Ink, [x, y, w, h]: Box): void {
  solid(ink, rect(x, y + h * 0.26, w, h * 0.74), '#c98a6a', { width: 3, bevel: 4 });
  ink.draw(rect(x, y + h * 0.86, w, h * 0.14), { fill: '#7a5a5f', stroke: '#3f2a38', width: 2.5 });
  for (const across of [0.2, 0.47, 0.74]) {
    const pane = arch(x + w * across, y + h * 0.42, w * 0.2, h * 0.3);
    ink.draw(pane, { fill: linear(90, '#fff6cf', '#ffb85f'), stroke: '#3f2a38', width: 3 });
    ink.draw(rect(x + w * (across + 0.08), y + h * 0.44, 3, h * 0.28), { fill: '#3f2a38' });
  }
  const roof = polygon(
    [x - w * 0.06, y + h * 0.28],
    [x + w * 0.1, y],
    [x + w * 0.86, y],
    [x + w * 1.08, y + h * 0.28],
  );
  solid(ink, roof, '#5a4a78', { width: 3, bevel: 4 });
  solid(ink, rect(x + w * 0.62, y - h * 0.13, w * 0.14, h * 0.16), '#a86a5a', { width: 2.5, bevel: 2 });
}

/** The platform's slabs, with a line that passengers must not cross. */
function platform(ink: Ink, box: Box): void {
  const at = placesIn(box);
  ink.draw(polygon(at(-0.02, 0.72), at(1.02, 0.72), at(1.02, 1.02), at(-0.02, 1.02)), {
    fill: linear(90, '#c7a79c', ['#a898a4', 0.4], '#7f7a92'),
  });
  const joints = joinPaths(
    ...[0.76, 0.82].map((down) => polyline(at(0, down), at(1, down))),
    ...range(9).map((i) => polyline(at(0.1 + i * 0.1, 0.72), at(-0.7 + i * 0.3, 1.02))),
  );
  ink.draw(joints, { stroke: '#5a5270', width: 2.4, opacity: 0.6 });
  ink.draw(polygon(at(0, 0.895), at(1, 0.895), at(1, 0.93), at(0, 0.93)), {
    fill: '#f2c23f',
    stroke: '#5a4630',
    width: 2.5,
  });
  ink.draw(joinPaths(...range(15).map((i) => oval(...at(0.03 + i * 0.07, 0.912), 4.5, 3))), {
    fill: '#c98f2a',
  });
  ink.draw(polygon(at(0, 0.965), at(1, 0.965), at(1, 1.02), at(0, 1.02)), {
    fill: '#5c5870',
    stroke: '#2a2438',
    width: 3,
  });
  glow(ink, ...at(0.58, 0.83), box[2] * 0.5, LIGHT, 0.6, box[3] * 0.05);
}

function nameBoard(ink: Ink, [cx, cy]: Point, w: number): void {
  for (const side of [-0.36, 0.36])
    ink.draw(rect(cx + side * w - 3, cy, 6, w * 0.9), { fill: IRON, stroke: '#1c2a30', width: 2 });
  const sign = rect(cx - w / 2, cy - w * 0.17, w, w * 0.36, 5);
  solid(ink, sign, '#3466a8', { width: 3, bevel: 3 });
  ink.draw(rect(cx - w * 0.36, cy - w * 0.06, w * 0.72, w * 0.09, 3), { fill: '#fff' });
  ink.draw(rect(cx - w * 0.22, cy + w * 0.07, w * 0.44, w * 0.05, 2), { fill: '#fff', opacity: 0.75 });
}

function bench(ink: Ink, [cx, foot]: Point, w: number): void {
  const iron = { fill: ramp(IRON).shade, stroke: '#1c2a30', width: 2.5 };
  ink.draw(oval(cx, foot + 2, w * 0.56, 7), { fill: '#120a1e', opacity: 0.35, blur: 4 });
  for (const side of [-0.38, 0.38]) ink.draw(rect(cx + side * w - 4, foot - w * 0.56, 8, w * 0.56, 3), iron);
  for (const [down, size] of [
    [0.56, 0.09],
    [0.44, 0.09],
    [0.26, 0.12],
  ] as const)
    board(ink, [cx - w / 2, foot - w * down, w, w * size], '#b5703f', {
      direction: 'along x',
      width: 2.6,
      bevel: 2,
      corners: 2,
    });
}

function lampPost(ink: Ink, [cx, foot]: Point, height: number): void {
  const post = {
    fill: linear(0, ramp(IRON).hi, [IRON, 0.4], ramp(IRON).dark),
    stroke: '#1c2a30',
    width: 2.5,
  };
  const top = foot - height;
  ink.draw(rect(cx - 4, top, 8, height), post);
  ink.draw(rect(cx - 10, foot - 34, 20, 34, 4), post);
  glow(ink, cx, top - 16, 80, LIGHT, 0.9);
  ink.draw(polygon([cx - 12, top], [cx - 19, top - 40], [cx + 19, top - 40], [cx + 12, top]), {
    fill: linear(90, '#fffdf0', '#ffd27a'),
    stroke: '#1c2a30',
    width: 3,
  });
  ink.draw(polygon([cx - 25, top - 38], [cx, top - 62], [cx + 25, top - 38]), post);
}

function platformClock(ink: Ink, [cx, cy]: Point, radius: number): void {
  ink.draw(rect(cx - 3, cy - radius * 5, 6, radius * 4.4), { fill: IRON, stroke: '#1c2a30', width: 2 });
  castShadow(ink, oval(cx, cy, radius), { dx: 3, dy: 5, blur: 4, opacity: 0.4 });
  solid(ink, oval(cx, cy, radius), IRON, { width: 3, bevel: 3 });
  ink.draw(oval(cx, cy, radius * 0.78), { fill: '#fff8e2' });
  const hands = joinPaths(
    polyline([cx, cy], [cx, cy - radius * 0.6]),
    polyline([cx, cy], [cx + radius * 0.4, cy + radius * 0.2]),
  );
  ink.draw(hands, { stroke: '#2a2030', width: 3.5, cap: 'round' });
}
