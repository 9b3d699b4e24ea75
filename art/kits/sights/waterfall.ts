import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { glow } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, type Path, type Point } from '../../ink/path.ts';
import { placesIn } from '../../ink/placesIn.ts';
import { arc, oval, polygon, range, rect } from '../../ink/shapes.ts';

export const ROCK = '#8a8578';

const FALL = { left: 0.36, right: 0.64, top: 0.34, foot: 0.74 };
/** The crags of the cliff: position and height. */
const CRAGS = [
  [0.1, 0.46, 0.2],
  [0.24, 0.4, 0.26],
  [0.74, 0.4, 0.24],
  [0.86, 0.46, 0.2],
] as const;
/** The ripples: position from the top, and half the width. */
const RIPPLES = [
  [0.79, 0.2],
  [0.84, 0.3],
  [0.9, 0.36],
  [0.95, 0.42],
] as const;

export function cliff(ink: Ink, box: Box): void {
  const at = placesIn(box);
  const tone = ramp(ROCK);
  const edge = [
    at(-0.05, 0.4),
    at(0.12, 0.36),
    at(0.3, 0.345),
    at(0.4, 0.33),
    at(0.62, 0.335),
    at(0.74, 0.35),
    at(0.9, 0.37),
    at(1.05, 0.41),
  ];
  ink.draw(polygon(...edge, at(1.05, 0.8), at(-0.05, 0.8)), {
    fill: linear(90, tone.light, [tone.base, 0.4], tone.dark),
    stroke: tone.dark,
    width: 2.5,
  });
  for (const [across, down, h] of CRAGS) {
    const crag = (width: number, slope: number): Path =>
      polygon(
        at(across, down),
        at(across + width, down + slope),
        at(across + width - 0.02, down + h),
        at(across - 0.02, down + h),
      );
    ink.draw(crag(0.1, 0.02), { fill: tone.shade, opacity: 0.55 });
    ink.draw(crag(0.035, 0.01), { fill: tone.hi, opacity: 0.4 });
  }
}

/** Water that falls over the cliff into its pool. */
export function waterfall(ink: Ink, box: Box): void {
  const at = placesIn(box);
  const [x, top] = at(FALL.left, FALL.top);
  const [right, foot] = at(FALL.right, FALL.foot);
  const fall: Box = [x, top, right - x, foot - top];
  ink.draw(rect(box[0], foot - 4, box[2], box[1] + box[3] - foot + 10), {
    fill: linear(90, '#bff2ee', ['#4fc0c8', 0.35], '#1f7f96'),
  });
  drawFall(ink, fall);
  drawFoam(ink, fall);
  for (const [down, half] of RIPPLES) {
    const [cx, cy] = at(0.5, down);
    const ripple = arc(cx, cy - 8, half * box[2], 35, 145, 12);
    ink.draw(ripple, { stroke: '#e8ffff', width: 2.5, cap: 'round', opacity: 0.6 });
  }
  glow(ink, x + fall[2] / 2, foot - 6, fall[2] * 1.1, '#ffffff', 0.75, 40);
}

function drawFall(ink: Ink, [x, y, w, h]: Box): void {
  const [right, foot] = [x + w, y + h];
  const sheet = curve(
    `M${x + w * 0.1} ${y}L${right - w * 0.1} ${y}C${right} ${y + 30} ${right + 4} ${foot - 60} ${right + 8} ${foot}` +
      `L${x - 8} ${foot}C${x - 4} ${foot - 60} ${x} ${y + 30} ${x + w * 0.1} ${y}Z`,
  );
  const fill = linear(0, '#8fd8ea', ['#f2feff', 0.3], ['#c4f0f6', 0.6], '#7cc8e0');
  ink.draw(sheet, { fill, stroke: '#4f9fb8', width: 2.5 });
  ink.clip(sheet, () => {
    for (const i of range(9)) {
      const left = x + (i + ink.random() * 0.6) * (w / 9);
      const top = y + ink.random() * h * 0.5;
      const streak = rect(left, top, 3 + ink.random() * 3, h * (0.2 + ink.random() * 0.3), 2);
      ink.draw(streak, { fill: i % 3 ? '#ffffff' : '#5fb4d0', opacity: 0.75 });
    }
  });
}

function drawFoam(ink: Ink, [x, y, w, h]: Box): void {
  for (const i of range(7)) {
    const puff = oval(x - 14 + (i * (w + 28)) / 6, y + h + ink.jitter(6), w * 0.15, w * 0.1);
    ink.draw(puff, { fill: '#ffffff', opacity: 0.9 });
  }
}

/** The rainbow in the spray. */
export function rainbow(ink: Ink, [cx, cy]: Point, r: number): void {
  ['#f2705f', '#f8c95a', '#7fd07f', '#6fa8f0'].forEach((color, i) => {
    ink.draw(arc(cx, cy, r - i * 5, 195, 345), { stroke: color, width: 5.5, opacity: 0.4 });
  });
}
