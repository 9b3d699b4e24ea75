import { mix, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, curve, type Path, type Point } from '../../../ink/path.ts';
import { placesIn } from '../../../ink/placesIn.ts';
import { oval, range } from '../../../ink/shapes.ts';
import { foliage } from '../../../matter/foliage.ts';
import { mushroom } from '../../../matter/mushroom.ts';
import { ridge, tuft } from '../../sights/land.ts';
import { through } from './perspective.ts';

const DEEP = '#12333f';
const GLADE = '#8fe0a4';
/** The trunks: position (across, foot), width, and distance. */
const TRUNKS = [
  [0.42, 0.66, 0.05, 0.2],
  [0.72, 0.66, 0.06, 0.25],
  [0.26, 0.7, 0.09, 0.5],
  [0.88, 0.74, 0.12, 0.65],
  [0.08, 0.84, 0.17, 1],
] as const;
const FIREFLIES = 17;

/** Behind a door in a tree: a forest at dusk, full of fireflies. */
export function fireflyForestView(ink: Ink, opening: Path, box: Box): void {
  const at = placesIn(box);
  const [x, y, w, h] = box;
  through(ink, opening, () => {
    ink.draw(opening, { fill: linear(90, '#1a4a6a', ['#2f8a86', 0.35], ['#a8e6a0', 0.62]) });
    glow(ink, ...at(0.56, 0.5), w * 0.7, '#f2ffc8', 0.95);
    ridge(ink, box, [0.6, 0.57, 0.61, 0.58, 0.6], mix(GLADE, DEEP, 0.35), 0.8);
    for (const trunk of TRUNKS.slice(0, 2)) drawTrunk(ink, box, trunk);
    canopy(ink, box, 0.14, mix('#4aa56f', DEEP, 0.25));
    drawGround(ink, box);
    for (const trunk of TRUNKS.slice(2)) drawTrunk(ink, box, trunk);
    canopy(ink, box, 0.02, mix('#2f7d58', DEEP, 0.35));
    for (const [across, down, size] of [
      [0.3, 0.76, 0.09],
      [0.76, 0.75, 0.09],
      [0.88, 0.76, 0.12],
      [1, 0.76, 0.1],
      [0.78, 0.84, 0.14],
      [0.2, 0.94, 0.14],
      [0.9, 0.96, 0.16],
    ] as const)
      tuft(ink, at(across, down), w * size, '#2f7a55');
    glow(ink, ...at(0.84, 0.9), w * 0.2, '#7fe8ff', 0.7);
    mushroom(ink, at(0.84, 0.93), w * 0.0028, '#58b8d8');
    mushroom(ink, at(0.72, 0.95), w * 0.0018, '#58b8d8');
    for (const i of range(FIREFLIES))
      firefly(
        ink,
        [x + w * (0.08 + ink.random() * 0.86), y + h * (0.26 + ink.random() * 0.64)],
        2.6 + (i % 3) * 1.2,
      );
  });
}

function drawTrunk(ink: Ink, box: Box, [across, foot, width, nearness]: (typeof TRUNKS)[number]): void {
  const at = placesIn(box);
  const [cx, y] = at(across, foot);
  const half = (box[2] * width) / 2;
  const color = ramp(mix('#6fae8a', '#1f3038', 0.35 + nearness * 0.6));
  const trunk = curve(
    `M${cx - half * 2} ${y}C${cx - half} ${y - half * 2} ${cx - half} ${y - 120} ${cx - half * 0.8} ${box[1] - 10}` +
      `L${cx + half * 0.8} ${box[1] - 10}C${cx + half} ${y - 120} ${cx + half} ${y - half * 2} ${cx + half * 2} ${y}Z`,
  );
  ink.draw(trunk, {
    fill: linear(0, color.shade, [color.light, 0.6], color.base),
  });
}

function canopy(ink: Ink, [x, y, w, h]: Box, down: number, color: string): void {
  const puffs = range(6).map(
    (i) => [x + (i / 5) * w, y + h * (down + (i % 2 ? 0.03 : -0.01)), w * (0.2 + (i % 3) * 0.03)] as const,
  );
  foliage(ink, puffs, color, 0);
}

function drawGround(ink: Ink, box: Box): void {
  const at = placesIn(box);
  ridge(ink, box, [0.66, 0.65, 0.64, 0.655, 0.67], linear(90, '#7fc47f', ['#3f8a5c', 0.3], '#1f4a44'));
  const [px, py] = at(0.56, 0.65);
  const [left, foot] = at(0.22, 1.01);
  const [right] = at(0.74, 1.01);
  const path = curve(
    `M${px - 5} ${py}C${px + 26} ${py + 50} ${px - 60} ${py + 90} ${left} ${foot}L${right} ${foot}` +
      `C${px + 10} ${py + 110} ${px + 56} ${py + 56} ${px + 6} ${py}Z`,
  );
  ink.draw(path, { fill: linear(90, '#f4efb8', ['#c9b27a', 0.4], '#7a6a52') });
}

function firefly(ink: Ink, at: Point, radius: number): void {
  glow(ink, ...at, radius * 4.5, '#f4ff8a', 0.75);
  ink.draw(oval(...at, radius), { fill: '#fffde0' });
}
