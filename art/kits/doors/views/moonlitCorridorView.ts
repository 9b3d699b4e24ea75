import type { Ink } from '../../../ink/Ink.ts';
import { glow, lightShaft } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import type { Box, Path } from '../../../ink/path.ts';
import { arc, arch, oval, polygon, polyline, range, rect } from '../../../ink/shapes.ts';
import { moon, stars } from '../../sights/sky.ts';
import { flagJoints, wallJoints } from './masonry.ts';
import { type Corridor, drawShell, farEnd, onLevel, pointIn, through } from './perspective.ts';

const WALL = '#5b628c';
const FLOOR = '#6a7097';
const JOINT = { stroke: '#333a66', width: 2, opacity: 0.5 };
const MOONLIGHT = '#b9d2ff';

/** Behind a prison's door: a dim corridor whose barred window shows the moon. */
export function moonlitCorridorView(ink: Ink, opening: Path, box: Box): void {
  const corridor: Corridor = { box, farScale: 0.5, vanishing: [0.5, 0.47] };
  through(ink, opening, () => {
    drawShell(ink, corridor, {
      wall: WALL,
      floor: FLOOR,
      ceiling: '#3a3f63',
      far: linear(90, '#4a5280', '#6b76a6'),
    });
    wallJoints(ink, corridor, { courses: 9, blocks: 3 }, WALL);
    flagJoints(ink, corridor, 4, 4, FLOOR);
    farCourses(ink, farEnd(corridor));
    bench(ink, corridor);
    lantern(ink, pointIn(corridor, 0.9, 0.34, 0.55), box[2] * 0.06);
    const window = barredWindow(ink, farEnd(corridor));
    moonbeam(ink, corridor, window);
  });
}

function farCourses(ink: Ink, [x, y, w, h]: Box): void {
  for (const row of range(9)) {
    const top = y + (row * h) / 9;
    ink.draw(polyline([x, top], [x + w, top]), JOINT);
    for (const share of row % 2 ? [0.2, 0.7] : [0.45, 0.92])
      ink.draw(polyline([x + w * share, top], [x + w * share, top + h / 9]), JOINT);
  }
}

/** A plank bed under the window. */
function bench(ink: Ink, corridor: Corridor): void {
  const at = (across: number, down: number, depth: number) => pointIn(corridor, across, down, depth);
  const wood = { fill: '#6b5468', stroke: '#241c38', width: 2.5 };
  for (const across of [0.2, 0.76]) {
    const leg = polygon(
      at(across, 0.88, 0.8),
      at(across + 0.05, 0.88, 0.8),
      at(across + 0.05, 1, 0.8),
      at(across, 1, 0.8),
    );
    ink.draw(leg, wood);
  }
  const seat = polygon(at(0.12, 0.86, 1), at(0.88, 0.86, 1), at(0.88, 0.86, 0.76), at(0.12, 0.86, 0.76));
  ink.draw(seat, { ...wood, fill: '#a58fa0' });
  const edge = polygon(
    at(0.12, 0.86, 0.76),
    at(0.88, 0.86, 0.76),
    at(0.88, 0.885, 0.76),
    at(0.12, 0.885, 0.76),
  );
  ink.draw(edge, wood);
}

function barredWindow(ink: Ink, [x, y, w, h]: Box): Box {
  const pane: Box = [x + w * 0.2, y + h * 0.14, w * 0.6, h * 0.42];
  const [left, top, width, height] = pane;
  const outline = arch(...pane);
  glow(ink, left + width / 2, top + height / 2, width * 1.5, MOONLIGHT, 0.75, height * 1.1);
  ink.draw(arch(left - 9, top - 9, width + 18, height + 12), {
    fill: linear(60, '#8c96c4', '#4b5380'),
    stroke: '#20243f',
    width: 3,
  });
  ink.draw(outline, { fill: linear(90, '#243a86', '#6d93dc') });
  ink.clip(outline, () => {
    stars(ink, pane, 14);
    moon(ink, [left + width * 0.56, top + height * 0.42], width * 0.26);
    for (const i of range(3))
      ink.draw(rect(left + width * (0.25 + i * 0.25) - 3, top, 6, height), { fill: '#1c2040' });
    ink.draw(rect(left, top + height * 0.58, width, 6), { fill: '#1c2040' });
  });
  ink.draw(outline, { stroke: '#1c2040', width: 4 });
  return pane;
}

function moonbeam(ink: Ink, corridor: Corridor, [x, y, w, h]: Box): void {
  ink.warp(onLevel(corridor, 'floor'), () => {
    const pool = polygon([0.2, 0.9], [0.72, 0.9], [0.8, 0.25], [0.14, 0.25]);
    ink.draw(pool, { fill: linear(90, [MOONLIGHT, 0, 0.75], [MOONLIGHT, 1, 0.25]) });
  });
  const [left, foot] = pointIn(corridor, 0.12, 1, 0.25);
  const [right] = pointIn(corridor, 0.82, 1, 0.25);
  const corners = [
    [x, y + h * 0.3],
    [x + w, y + h * 0.3],
    [right, foot],
    [left, foot],
  ] as const;
  lightShaft(ink, { corners, color: MOONLIGHT, opacity: 0.5, angle: 90 });
}

/** A lantern, the only warm light in the picture. */
function lantern(ink: Ink, [cx, cy]: readonly [number, number], r: number): void {
  const iron = { stroke: '#171226', width: 3 };
  glow(ink, cx, cy, r * 6, '#ffb35a', 0.8);
  ink.draw(arc(cx, cy - r * 1.6, r * 0.6, 180, 360), iron);
  ink.draw(
    polygon([cx - r, cy - r], [cx - r * 0.5, cy - r * 1.6], [cx + r * 0.5, cy - r * 1.6], [cx + r, cy - r]),
    { ...iron, fill: '#3a3050' },
  );
  ink.draw(rect(cx - r * 0.8, cy - r, r * 1.6, r * 2, 3), {
    ...iron,
    fill: linear(90, '#ffdf8a', '#ff9a3c'),
  });
  ink.draw(oval(cx, cy + r * 0.2, r * 0.35, r * 0.65), { fill: '#fffbe0' });
  ink.draw(rect(cx - r, cy + r, r * 2, r * 0.4, 2), { ...iron, fill: '#3a3050' });
}
