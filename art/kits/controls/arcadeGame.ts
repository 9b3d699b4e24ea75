import { mix } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { glow } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { arc, oval, polygon, range, rect } from '../../ink/shapes.ts';
import { star } from '../../matter/star.ts';
import { pixelSprite } from './pixelSprite.ts';

const JELLY = ['..#####..', '.#######.', '##..#..##', '##..#..##', '.#######.', '#..#.#..#', '.#..#..#.'];
const SAUCER = ['...###...', '..#...#..', '.#######.', '#.#.#.#.#', '#########', '..#...#..'];
const ROCKET = ['....#....', '...###...', '...#.#...', '..#####..', '.#.###.#.', '##.###.##', '#..#.#..#'];
const BURST = ['#..#..#', '.#.#.#.', '..#.#..', '##...##', '..#.#..', '.#.#.#.', '#..#..#'];

/** A running shooting game, for a screen of 224 by 176. */
export function arcadeGame(ink: Ink, [x, y, w, h]: Box): void {
  ink.draw(rect(x, y, w, h), { fill: linear(90, ['#08061c', 0, 0.75], ['#08061c', 1, 0.15]) });
  for (const _ of range(26)) {
    const [cx, cy] = [x + ink.random() * w, y + ink.random() * h];
    ink.draw(rect(cx, cy, 2.4, 2.4), { fill: '#fff', opacity: 0.3 + ink.random() * 0.5 });
  }
  for (const i of range(5)) pixelSprite(ink, SAUCER, [x + 24 + i * 37, y + 30], 2.9, '#ff6ac8');
  for (const i of [0, 1, 3, 4]) pixelSprite(ink, JELLY, [x + 24 + i * 37, y + 58], 2.9, '#6dff8a');
  pixelSprite(ink, BURST, [x + 100, y + 57], 3.2, '#ffd84f');
  glow(ink, x + 111, y + 68, 26, '#ffb03a', 0.6);
  drawMoon(ink, [x, y, w, h]);
  pixelSprite(ink, ROCKET, [x + 98, y + 128], 3.2, '#ffffff');
  for (const dy of [86, 108]) ink.draw(rect(x + 110.5, y + dy, 4, 12), { fill: '#fff6a0' });
  ink.draw(rect(x + 52, y + 88, 4, 12), { fill: '#ff8a6a' });
  drawScore(ink, [x + 18, y + 14]);
}

/** The ground with craters. */
function drawMoon(ink: Ink, [x, y, w, h]: Box): void {
  ink.draw(oval(x + w / 2, y + h + 70, w * 0.75, 92), {
    fill: linear(90, '#8f86d8', ['#4a3f8f', 0.3], '#2a2460'),
  });
  for (const [dx, rx] of [
    [48, 13],
    [84, 7],
    [158, 16],
    [192, 8],
  ] as const)
    ink.draw(oval(x + dx, y + h - 9, rx, rx * 0.32), { fill: '#2f2870', opacity: 0.9 });
}

/** Lives on the left and a bar of energy on the right. Digits would look like a code. */
function drawScore(ink: Ink, [x, y]: Point): void {
  for (const i of range(3)) pixelSprite(ink, ROCKET, [x + i * 20, y - 4], 1.6, '#ff6a5a');
  ink.draw(rect(x + 104, y - 3, 84, 8), { stroke: '#fff', width: 2 });
  ink.draw(rect(x + 106, y - 1, 58, 4), { fill: '#ffd84f' });
}

/** The picture on the sign: a ringed planet between rockets' trails and stars. */
export function arcadeMarquee(ink: Ink, [x, y, w, h]: Box): void {
  const [cx, cy] = [x + w / 2, y + h / 2];
  for (const i of range(9)) {
    const ray = polygon([cx, cy], [x - 20 + i * 40, y - 30], [x + i * 40, y - 30]);
    ink.draw(ray, { fill: '#fff', opacity: 0.08 });
  }
  drawPlanet(ink, [cx, cy]);
  for (const [dx, r] of [
    [-112, 15],
    [112, 15],
  ] as const) {
    ink.draw(star([cx + dx, cy - 8], r), { fill: '#ffe27a', stroke: '#3a2030', width: 3.5 });
  }
  pixelSprite(ink, JELLY, [cx - 106, cy + 14], 2.6, '#8affb0');
  pixelSprite(ink, JELLY, [cx + 84, cy + 14], 2.6, '#8affb0');
  pixelSprite(ink, SAUCER, [cx - 84, cy - 32], 2.4, '#ff9ad8');
  pixelSprite(ink, SAUCER, [cx + 63, cy - 32], 2.4, '#ff9ad8');
}

function drawPlanet(ink: Ink, [cx, cy]: Point): void {
  const globe = oval(cx, cy, 31);
  ink.draw(arc(cx, cy, 54, 180, 360, 15), { stroke: '#3a2030', width: 12 });
  ink.draw(arc(cx, cy, 54, 180, 360, 15), { stroke: '#ffd84f', width: 6 });
  ink.draw(globe, { fill: linear(60, '#ffc08a', ['#f0604a', 0.5], '#9a2a5a'), stroke: '#3a2030', width: 5 });
  ink.clip(globe, () => {
    for (const dy of [-16, 2, 17])
      ink.draw(oval(cx - 4, cy + dy, 34, 5), { fill: mix('#ffe0b0', '#f0604a', 0.3), opacity: 0.6 });
  });
  ink.draw(arc(cx, cy, 54, 8, 172, 15), { stroke: '#3a2030', width: 12, cap: 'round' });
  ink.draw(arc(cx, cy, 54, 4, 176, 15), { stroke: '#ffd84f', width: 6, cap: 'round' });
}
