import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { glow, lightShaft } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, type Path, type Point } from '../../ink/path.ts';
import { arc, oval, polygon, range, rect } from '../../ink/shapes.ts';
import { foliage, type Puff } from '../../matter/foliage.ts';
import { ridge } from './land.ts';
import { through } from './perspective.ts';
import { placesIn } from './place.ts';
import { cloud } from './sky.ts';

const ROCK = '#8a8578';
const GREEN = '#4f9a4a';
const FALL = { left: 0.36, right: 0.64, top: 0.34, foot: 0.74 };
const STONES = [
  [0.5, 0.97, 0.2],
  [0.4, 0.905, 0.14],
  [0.54, 0.855, 0.1],
  [0.47, 0.815, 0.07],
] as const;

/** Behind a temple's door: a waterfall in the jungle, with stones across its pool. */
export function waterfallView(ink: Ink, opening: Path, box: Box): void {
  const at = placesIn(box);
  const w = box[2];
  const clumps = (places: readonly Puff[]): Puff[] =>
    places.map(([across, down, size]) => [...at(across, down), size * w]);
  through(ink, opening, () => {
    ink.draw(opening, { fill: linear(90, '#58b8e8', ['#bfeaf2', 0.35], '#f4fbe0') });
    glow(ink, ...at(0.24, 0.12), w * 0.6, '#fffbd8', 0.9);
    cloud(ink, at(0.68, 0.2), w * 0.6, '#ffffff');
    ridge(ink, box, [0.34, 0.27, 0.31, 0.25, 0.33], '#8fc7b8');
    drawCliff(ink, box);
    drawWater(ink, box);
    foliage(
      ink,
      clumps([
        [0.1, 0.36, 0.22],
        [0.3, 0.33, 0.14],
        [0.02, 0.47, 0.2],
      ]),
      mix(GREEN, '#bfeaf2', 0.2),
      2,
    );
    foliage(
      ink,
      clumps([
        [0.92, 0.36, 0.24],
        [0.72, 0.34, 0.13],
        [1, 0.5, 0.2],
      ]),
      mix(GREEN, '#bfeaf2', 0.2),
      2,
    );
    drawRainbow(ink, at(0.5, 0.74), w * 0.42);
    foliage(
      ink,
      clumps([
        [0.02, 0.66, 0.2],
        [0.16, 0.76, 0.13],
      ]),
      GREEN,
      2.5,
    );
    foliage(
      ink,
      clumps([
        [0.98, 0.64, 0.2],
        [0.86, 0.76, 0.13],
      ]),
      GREEN,
      2.5,
    );
    for (const stone of STONES) steppingStone(ink, box, stone);
    const beam = [at(0.05, 0), at(0.3, 0), at(0.95, 0.8), at(0.4, 0.8)] as const;
    lightShaft(ink, { corners: beam, color: '#fffbd0', opacity: 0.5 });
  });
}

function drawCliff(ink: Ink, box: Box): void {
  const at = placesIn(box);
  const tone = ramp(ROCK);
  const cliff = polygon(
    at(-0.05, 0.4),
    at(0.12, 0.36),
    at(0.3, 0.345),
    at(0.4, 0.33),
    at(0.62, 0.335),
    at(0.74, 0.35),
    at(0.9, 0.37),
    at(1.05, 0.41),
    at(1.05, 0.8),
    at(-0.05, 0.8),
  );
  ink.draw(cliff, {
    fill: linear(90, tone.light, [tone.base, 0.4], tone.dark),
    stroke: tone.dark,
    width: 2.5,
  });
  for (const [across, down, h] of [
    [0.1, 0.46, 0.2],
    [0.24, 0.4, 0.26],
    [0.74, 0.4, 0.24],
    [0.86, 0.46, 0.2],
  ] as const) {
    const crag = polygon(
      at(across, down),
      at(across + 0.1, down + 0.02),
      at(across + 0.08, down + h),
      at(across - 0.02, down + h),
    );
    ink.draw(crag, { fill: tone.shade, opacity: 0.55 });
    ink.draw(
      polygon(
        at(across, down),
        at(across + 0.035, down + 0.01),
        at(across + 0.015, down + h),
        at(across - 0.02, down + h),
      ),
      { fill: tone.hi, opacity: 0.4 },
    );
  }
}

function drawWater(ink: Ink, box: Box): void {
  const at = placesIn(box);
  const [x, y] = at(FALL.left, FALL.top);
  const [right, foot] = at(FALL.right, FALL.foot);
  const w = right - x;
  ink.draw(rect(box[0], foot - 4, box[2], box[1] + box[3] - foot + 10), {
    fill: linear(90, '#bff2ee', ['#4fc0c8', 0.35], '#1f7f96'),
  });
  const fall = curve(
    `M${x + w * 0.1} ${y}L${right - w * 0.1} ${y}C${right} ${y + 30} ${right + 4} ${foot - 60} ${right + 8} ${foot}L${x - 8} ${foot}C${x - 4} ${foot - 60} ${x} ${y + 30} ${x + w * 0.1} ${y}Z`,
  );
  ink.draw(fall, {
    fill: linear(0, '#8fd8ea', ['#f2feff', 0.3], ['#c4f0f6', 0.6], '#7cc8e0'),
    stroke: '#4f9fb8',
    width: 2.5,
  });
  ink.clip(fall, () => {
    for (const i of range(9)) {
      const left = x + (i + ink.random() * 0.6) * (w / 9);
      const top = y + ink.random() * (foot - y) * 0.5;
      ink.draw(rect(left, top, 3 + ink.random() * 3, (foot - y) * (0.2 + ink.random() * 0.3), 2), {
        fill: i % 3 ? '#ffffff' : '#5fb4d0',
        opacity: 0.75,
      });
    }
  });
  for (const i of range(7))
    ink.draw(oval(x - 14 + (i * (w + 28)) / 6, foot + ink.jitter(6), w * 0.15, w * 0.1), {
      fill: '#ffffff',
      opacity: 0.9,
    });
  for (const [down, half] of [
    [0.79, 0.2],
    [0.84, 0.3],
    [0.9, 0.36],
    [0.95, 0.42],
  ] as const) {
    const [cx, cy] = at(0.5, down);
    ink.draw(arc(cx, cy - 8, half * box[2], 35, 145, 12), {
      stroke: '#e8ffff',
      width: 2.5,
      cap: 'round',
      opacity: 0.6,
    });
  }
  glow(ink, x + w / 2, foot - 6, w * 1.1, '#ffffff', 0.75, 40);
}

function drawRainbow(ink: Ink, [cx, cy]: Point, r: number): void {
  ['#f2705f', '#f8c95a', '#7fd07f', '#6fa8f0'].forEach((color, i) => {
    ink.draw(arc(cx, cy, r - i * 5, 195, 345), { stroke: color, width: 5.5, opacity: 0.4 });
  });
}

function steppingStone(ink: Ink, box: Box, [across, down, size]: (typeof STONES)[number]): void {
  const [cx, cy] = placesIn(box)(across, down);
  const r = size * box[2];
  const tone = ramp(ROCK);
  ink.draw(oval(cx, cy + r * 0.28, r * 1.15, r * 0.36), { fill: '#0f5f78', opacity: 0.5 });
  ink.draw(oval(cx, cy + r * 0.16, r, r * 0.34), { fill: tone.dark, stroke: tone.line, width: 2.5 });
  ink.draw(oval(cx, cy, r, r * 0.32), {
    fill: linear(60, tone.hi, tone.base),
    stroke: tone.line,
    width: 2.5,
  });
  ink.draw(oval(cx - r * 0.4, cy + r * 0.06, r * 0.4, r * 0.12), { fill: GREEN, opacity: 0.75 });
}
