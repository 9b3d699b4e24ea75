import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, joinPaths, type Path } from '../../../ink/path.ts';
import { oval, polygon, range, rect } from '../../../ink/shapes.ts';
import { hazardSign } from '../../signs/hazardSign.ts';
import { hazardStripes } from '../../signs/hazardStripes.ts';
import { cagedLamp } from '../hardware/cagedLamp.ts';
import {
  type Corridor,
  drawShell,
  farEnd,
  onLevel,
  onWall,
  pointIn,
  scaleAt,
  through,
} from './perspective.ts';

const LAMP = '#ffd257';
const WALL = '#8a8a7c';
const LAMP_DEPTHS = [0.82, 0.46, 0.16];
/** The pipes on the right wall: position (0 to 1 down), thickness and colour. */
const PIPES = [
  [0.15, 0.06, '#b5563c'],
  [0.24, 0.035, '#7f9aa8'],
  [0.29, 0.035, '#c99a4a'],
] as const;

/** Beyond a blast door: a concrete corridor with yellow lamps, pipes, and a second door at its end. */
export function bunkerView(ink: Ink, opening: Path, box: Box): void {
  const corridor: Corridor = { box, farScale: 0.34, vanishing: [0.58, 0.47] };
  through(ink, opening, () => {
    drawShell(ink, corridor, {
      wall: WALL,
      floor: '#7a7670',
      ceiling: '#5f5e5a',
      far: linear(90, '#e0c684', '#a08a5c'),
    });
    seams(ink, corridor);
    pipes(ink, corridor);
    floorLines(ink, corridor);
    farDoor(ink, farEnd(corridor));
    for (const depth of LAMP_DEPTHS) {
      const [cx, cy] = pointIn(corridor, 0.5, 0, depth);
      glow(
        ink,
        cx,
        cy + 120 * scaleAt(corridor, depth),
        190 * scaleAt(corridor, depth),
        LAMP,
        0.5,
        220 * scaleAt(corridor, depth),
      );
      cagedLamp(ink, [cx, cy + 4], scaleAt(corridor, depth) * 1.1, LAMP);
    }
  });
}

function seams(ink: Ink, corridor: Corridor): void {
  const tone = ramp(WALL);
  for (const wall of ['left', 'right'] as const)
    ink.warp(onWall(corridor, wall), () => {
      const joints = joinPaths(...[0.1, 0.34, 0.58, 0.82].map((depth) => rect(depth, 0, 0.018, 1)));
      ink.draw(joints, { fill: tone.deep, opacity: 0.6 });
      ink.draw(rect(0, 0.62, 1, 0.38), { fill: '#5f7a62', opacity: 0.75 });
      ink.draw(rect(0, 0.605, 1, 0.018), { fill: '#2f4034' });
      for (const depth of LAMP_DEPTHS)
        ink.draw(oval(depth, 0.36, 0.13, 0.4), { fill: LAMP, opacity: 0.2, blur: 8 });
    });
}

function pipes(ink: Ink, corridor: Corridor): void {
  ink.warp(onWall(corridor, 'right'), () => {
    for (const [down, girth, color] of PIPES) {
      const tone = ramp(color);
      ink.draw(rect(0, down, 1, girth), {
        fill: linear(90, tone.hi, [tone.base, 0.4], tone.dark),
        stroke: tone.line,
        width: 2.6,
      });
    }
    for (const depth of [0.06, 0.3, 0.62])
      ink.draw(rect(depth, 0.14, 0.02, 0.2), { fill: '#4c4f5c', stroke: '#232430', width: 2.2 });
  });
}

function floorLines(ink: Ink, corridor: Corridor): void {
  ink.warp(onLevel(corridor, 'floor'), () => {
    for (const across of [0.1, 0.84]) ink.draw(rect(across, 0, 0.06, 1), { fill: '#e8b53c', opacity: 0.9 });
    ink.draw(joinPaths(...range(4).map((i) => rect(0, 0.14 + i * 0.24, 1, 0.014))), {
      fill: '#3f3c3c',
      opacity: 0.7,
    });
    for (const depth of LAMP_DEPTHS)
      ink.draw(oval(0.5, depth, 0.3, 0.1), { fill: '#ffe9a8', opacity: 0.26, blur: 8 });
    ink.draw(polygon([0, 0], [1, 0], [1, 1], [0, 1]), {
      fill: linear(90, ['#120a1e', 0, 0.35], ['#120a1e', 0.5, 0]),
    });
  });
}

/** The next door, shut. */
function farDoor(ink: Ink, [x, y, w, h]: Box): void {
  const frame: Box = [x + w * 0.12, y + h * 0.18, w * 0.76, h * 0.82];
  hazardStripes(ink, { path: rect(...frame), box: frame, pitch: 16 }, '#f0b93a');
  ink.draw(rect(...frame), { stroke: '#232430', width: 2.5 });
  solid(ink, rect(x + w * 0.2, y + h * 0.23, w * 0.6, h * 0.77), '#6f8a72', { width: 3, bevel: 4 });
  hazardSign(ink, [x + w * 0.5, y + h * 0.5], w * 0.34, '#ffc83d');
  ink.draw(rect(x + w * 0.28, y + h * 0.74, w * 0.44, 7, 3), {
    fill: '#cfd4da',
    stroke: '#232430',
    width: 2.2,
  });
}
