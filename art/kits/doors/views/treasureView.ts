import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow, lightShaft } from '../../../ink/light.ts';
import { linear, radial } from '../../../ink/paint.ts';
import { type Box, curve, mapPath, type Path, type Point } from '../../../ink/path.ts';
import { oval, polygon, range, rect } from '../../../ink/shapes.ts';
import { GOLD } from '../../../matter/palette.ts';
import { twinkle } from '../../sights/sky.ts';
import { flagJoints, wallJoints } from './masonry.ts';
import { type Corridor, drawShell, farEnd, onWall, pointIn, through } from './perspective.ts';

const WALL = '#b07a3c';
const GEMS = ['#e0483f', '#3fa7d6', '#4fc07a', '#b36be0'];
const CASE = curve(
  'M0 -100C30 -100 40 -80 40 -58C56 -48 62 -30 58 -8C54 30 42 70 30 100L-30 100' +
    'C-42 70 -54 30 -58 -8C-62 -30 -56 -48 -40 -58C-40 -80 -30 -100 0 -100Z',
);
const HEADCLOTH = curve(
  'M0 -98C30 -98 42 -80 44 -40L34 -8L20 -14L20 -52L-20 -52L-20 -14L-34 -8L-44 -40C-42 -80 -30 -98 0 -98Z',
);

/** Behind a tomb's door: a golden chamber with a king's coffin and heaps of treasure. */
export function treasureView(ink: Ink, opening: Path, box: Box, accent: string): void {
  const corridor: Corridor = { box, farScale: 0.56, vanishing: [0.36, 0.45] };
  const far = radial(0.5, 0.5, 0.7, '#fff3b8', ['#f7c95a', 0.5], '#b5762e');
  through(
    ink,
    opening,
    () => {
      drawShell(ink, corridor, { wall: WALL, floor: '#c08a48', ceiling: '#6b4526', far });
      wallJoints(ink, corridor, { courses: 7, blocks: 3 }, WALL);
      flagJoints(ink, corridor, 4, 4, '#a8743a');
      paintedBands(ink, corridor, accent);
      const [x, y, w, h] = farEnd(corridor);
      glow(ink, x + w / 2, y + h * 0.5, w * 0.9, '#fff6c8', 0.5, h * 0.6);
      drawKing(ink, [x + w / 2, y + h * 0.6], h * 0.0033, accent);
      heap(ink, pointIn(corridor, 0.1, 1, 0.55), box[2] * 0.36);
      heap(ink, pointIn(corridor, 0.66, 1, 0.42), box[2] * 0.44);
      urn(ink, pointIn(corridor, 0.26, 1, 0.16), box[2] * 0.11, accent);
      const beam = [
        pointIn(corridor, 0.42, 0, 0.7),
        pointIn(corridor, 0.58, 0, 0.7),
        pointIn(corridor, 0.9, 1, 0.55),
        pointIn(corridor, 0.1, 1, 0.55),
      ] as const;
      lightShaft(ink, { corners: beam, color: '#fff0b0', opacity: 0.1, angle: 90 });
      for (const [across, down, size] of [
        [0.3, 0.88, 11],
        [0.78, 0.83, 13],
        [0.62, 0.42, 9],
        [0.16, 0.74, 8],
      ] as const) {
        twinkle(ink, pointIn(corridor, across, down, 0), size, '#fffbe0');
      }
    },
    0.4,
  );
}

function paintedBands(ink: Ink, corridor: Corridor, accent: string): void {
  for (const wall of ['left', 'right'] as const) {
    ink.warp(onWall(corridor, wall), () => {
      for (const down of [0.13, 0.62]) {
        ink.draw(rect(0, down, 1, 0.05), { fill: ramp(accent).base, opacity: 0.85 });
        for (const i of range(6))
          ink.draw(polygon([i / 6, down + 0.05], [(i + 0.5) / 6, down], [(i + 1) / 6, down + 0.05]), {
            fill: GOLD,
          });
      }
    });
  }
}

/** A golden coffin in the form of a king, standing against the far wall. */
function drawKing(ink: Ink, [cx, cy]: Point, scale: number, accent: string): void {
  const gold = ramp(GOLD);
  const cloth = ramp(accent);
  const outline = { stroke: gold.line, width: 3 };
  const place = (path: Path): Path => mapPath(path, (x, y) => [cx + x * scale, cy + y * scale]);
  ink.draw(place(rect(-48, 96, 96, 18)), { fill: linear(90, '#c98f4a', '#7d5428'), ...outline });
  ink.draw(place(CASE), {
    fill: linear(0, gold.light, [gold.hi, 0.3], [gold.base, 0.6], gold.dark),
    ...outline,
  });
  ink.clip(place(CASE), () => {
    for (const i of range(5))
      ink.draw(place(rect(-60, 14 + i * 18, 120, 7)), { fill: i % 2 ? cloth.base : '#c2473a', opacity: 0.9 });
  });
  ink.draw(place(HEADCLOTH), { fill: cloth.base, ...outline });
  ink.clip(place(HEADCLOTH), () => {
    for (const i of range(6)) ink.draw(place(rect(-50, -96 + i * 16, 100, 6)), { fill: gold.light });
  });
  ink.draw(place(oval(0, -50, 20, 26)), {
    fill: linear(0, gold.hi, [gold.light, 0.5], gold.base),
    ...outline,
  });
  for (const side of [-1, 1]) ink.draw(place(oval(side * 8, -54, 4.5, 2.4)), { fill: '#2c1a2a' });
  ink.draw(place(rect(-6, -38, 12, 2.5)), { fill: '#8a4a2a' });
  ink.draw(place(rect(-3, -25, 6, 22, 3)), { fill: cloth.dark, stroke: gold.line, width: 2 });
  ink.draw(place(oval(0, -84, 7)), { fill: '#e0483f', stroke: gold.line, width: 2 });
}

/** A heap of coins and gems. */
function heap(ink: Ink, [cx, foot]: Point, w: number): void {
  const gold = ramp(GOLD);
  const half = w / 2;
  const mound = curve(
    `M${cx - half} ${foot}` +
      `C${cx - half * 0.7} ${foot - half * 0.5} ${cx - half * 0.3} ${foot - w * 0.55} ${cx} ${foot - w * 0.55}` +
      `C${cx + half * 0.3} ${foot - w * 0.55} ${cx + half * 0.7} ${foot - half * 0.5} ${cx + half} ${foot}` +
      `Q${cx} ${foot + w * 0.14} ${cx - half} ${foot}Z`,
  );
  ink.draw(oval(cx, foot, half * 1.15, half * 0.18), { fill: '#4a2a1a', opacity: 0.5 });
  ink.draw(mound, {
    fill: radial(0.4, 0.2, 0.9, gold.hi, [gold.base, 0.5], gold.dark),
    stroke: gold.line,
    width: 3,
  });
  ink.clip(mound, () => {
    for (const i of range(22)) {
      const at: Point = [cx + ink.jitter(w * 0.95), foot - w * 0.5 + (i / 22) * w * 0.56];
      const r = w * 0.065;
      ink.draw(oval(at[0], at[1], r, r * 0.55), {
        fill: i % 3 ? gold.light : gold.hi,
        stroke: gold.dark,
        width: 2,
      });
    }
  });
  GEMS.forEach((gem, i) => {
    const tone = ramp(gem);
    const [x, y, r] = [cx + (i - 1.5) * w * 0.2, foot - w * (i % 2 ? 0.36 : 0.17), w * 0.06];
    ink.draw(polygon([x - r, y], [x, y - r], [x + r, y], [x, y + r]), {
      fill: linear(60, tone.hi, [tone.base, 0.5], tone.dark),
      stroke: tone.line,
      width: 2,
    });
  });
}

function urn(ink: Ink, [cx, foot]: Point, w: number, accent: string): void {
  const clay = ramp('#c9703f');
  const body = curve(
    `M${cx - w * 0.3} ${foot}` +
      `C${cx - w * 0.9} ${foot - w} ${cx - w * 0.6} ${foot - w * 1.6} ${cx - w * 0.3} ${foot - w * 1.8}` +
      `L${cx - w * 0.4} ${foot - w * 2.1}L${cx + w * 0.4} ${foot - w * 2.1}` +
      `L${cx + w * 0.3} ${foot - w * 1.8}` +
      `C${cx + w * 0.6} ${foot - w * 1.6} ${cx + w * 0.9} ${foot - w} ${cx + w * 0.3} ${foot}Z`,
  );
  ink.draw(oval(cx + w * 0.2, foot, w * 0.8, w * 0.16), { fill: '#4a2a1a', opacity: 0.5 });
  ink.draw(body, {
    fill: linear(0, clay.light, [clay.hi, 0.25], [clay.base, 0.6], clay.dark),
    stroke: clay.line,
    width: 3,
  });
  ink.clip(body, () => ink.draw(rect(cx - w, foot - w * 1.3, w * 2, w * 0.35), { fill: ramp(accent).base }));
  ink.draw(body, { stroke: clay.line, width: 3 });
}
