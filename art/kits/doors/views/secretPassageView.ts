import { ramp, shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { linear, radial } from '../../../ink/paint.ts';
import { type Box, joinPaths, type Path } from '../../../ink/path.ts';
import { arch, oval, polygon, range, rect } from '../../../ink/shapes.ts';
import { torch } from '../../things/torch.ts';
import {
  type Corridor,
  drawShell,
  farEnd,
  onLevel,
  onWall,
  pointIn,
  scaleAt,
  through,
  type Wall,
} from './perspective.ts';

const STONE = '#5a5672';
const FIRE = '#ff9a3c';
const COURSES = 9;

/** Behind a bookcase: a dark passage of stone with torches. */
export function secretPassageView(ink: Ink, opening: Path, box: Box): void {
  const corridor: Corridor = { box, farScale: 0.3, vanishing: [0.55, 0.44] };
  const tone = ramp(STONE);
  through(
    ink,
    opening,
    () => {
      drawShell(ink, corridor, { wall: STONE, floor: '#6a6478', ceiling: '#3a3650', far: tone.deep });
      for (const wall of ['left', 'right'] as const) stones(ink, corridor, wall);
      flagstones(ink, corridor);
      ink.warp(onLevel(corridor, 'ceiling'), () => {
        for (const depth of [0.12, 0.42, 0.72])
          ink.draw(rect(0, depth, 1, 0.12), { fill: tone.deep, stroke: tone.line, width: 3 });
      });
      farArch(ink, farEnd(corridor));
      for (const depth of [0.78, 0.2]) wallTorch(ink, corridor, depth);
    },
    0.6,
  );
}

/** Rows of blocks. Those of one shade are one path, since the picture would otherwise be too large. */
function stones(ink: Ink, corridor: Corridor, wall: Wall): void {
  const blocks = range(COURSES * 6).map((n): Path => {
    const row = Math.floor(n / 6);
    const from = Math.max(0, (n % 6) * 0.2 - (row % 2) * 0.1);
    return from < 1 ? rect(from, row / COURSES, Math.min(0.2, 1 - from), 1 / COURSES) : [];
  });
  const shades = blocks.map(() => Math.floor(ink.random() * 4));
  ink.warp(onWall(corridor, wall), () => {
    for (const shade of range(4)) {
      const tone = ramp(shift(STONE, { lightness: (shade - 1.5) * 0.035, hue: shade * 8 - 12 }));
      const some = blocks.filter((_, i) => shades[i] === shade);
      const fill = wall === 'left' ? tone.dark : tone.base;
      ink.draw(joinPaths(...some), { fill, stroke: tone.line, width: 3 });
      if (wall === 'right')
        ink.draw(joinPaths(...some), { stroke: tone.hi, width: 1.6, opacity: 0.35, move: [2, 3] });
    }
  });
}

function flagstones(ink: Ink, corridor: Corridor): void {
  const tone = ramp('#6a6478');
  ink.warp(onLevel(corridor, 'floor'), () => {
    for (const n of range(24)) {
      const row = Math.floor(n / 4);
      const slab = rect((n % 4) * 0.28 - (row % 2) * 0.14, row / 6, 0.28, 1 / 6);
      ink.draw(slab, { fill: ink.pick([tone.base, tone.light, tone.shade]), stroke: tone.line, width: 2.5 });
    }
    const pool = radial(0.5, 0.5, 0.5, ['#ffc870', 0, 0.55], [FIRE, 0.5, 0.25], [FIRE, 1, 0]);
    ink.draw(oval(0.72, 0.3, 0.5, 0.34), { fill: pool });
  });
}

/** The end of the passage: an arch with cold light behind it. */
function farArch(ink: Ink, [x, y, w, h]: Box): void {
  ink.draw(polygon([x, y], [x + w, y], [x + w, y + h], [x, y + h]), {
    fill: linear(90, '#2a2740', '#3a3654'),
    stroke: '#1a1628',
    width: 3,
  });
  ink.draw(arch(x + w * 0.18, y + h * 0.2, w * 0.64, h * 0.8), {
    fill: linear(90, '#4f6fa0', ['#8fb8d8', 0.6], '#5f7fa8'),
    stroke: '#151020',
    width: 4,
  });
  for (const i of range(4)) {
    const top = y + h * (1 - (i + 1) * 0.1);
    ink.draw(rect(x + w * (0.18 + i * 0.03), top, w * (0.64 - i * 0.06), h * 0.1), {
      fill: i % 2 ? '#4a4f70' : '#5a5f82',
      stroke: '#1a1628',
      width: 2,
    });
  }
  glow(ink, x + w / 2, y + h * 0.5, w * 0.7, '#a8d0f0', 0.5);
}

/**
 * Draws a torch on the right wall, seen from the front: in a narrow passage the difference is not visible.
 */
function wallTorch(ink: Ink, corridor: Corridor, depth: number): void {
  const [x, y] = pointIn(corridor, 0.95, 0.38, depth);
  const scale = 0.42 * scaleAt(corridor, depth);
  ink.at([x - 60 * scale, y], () => torch(ink, [0, 0], FIRE), { scale });
}
