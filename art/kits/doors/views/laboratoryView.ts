import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point } from '../../../ink/path.ts';
import { placesIn } from '../../../ink/placesIn.ts';
import { oval, polygon, range, rect } from '../../../ink/shapes.ts';
import { roundBar } from '../../../matter/metal.ts';
import { beaker, conicalFlask, microscope, roundFlask } from '../../things/glassware.ts';
import { type Corridor, drawShell, farEnd, onLevel, onWall, through } from './perspective.ts';

const STEEL = '#aab6c4';
const LIQUIDS = ['#ff8a5c', '#ffd04f', '#c77dff', '#5ac8ff', '#ff6f91'] as const;

/** Beyond a laboratory's door: a bright room with a bench of glassware and a tank of something green. */
export function laboratoryView(ink: Ink, opening: Path, box: Box, accent: string, tank: string): void {
  const room: Corridor = { box, farScale: 0.52, vanishing: [0.37, 0.47] };
  through(
    ink,
    opening,
    () => {
      drawShell(ink, room, {
        wall: '#93b4c8',
        floor: '#b4c8d4',
        ceiling: '#eef4f6',
        far: linear(90, '#d6eaf2', '#8fb6cc'),
      });
      floorTiles(ink, room);
      lightPanels(ink, room);
      wallStripe(ink, room, accent);
      shelves(ink, farEnd(room));
      bench(ink, farEnd(room), accent);
      drawTank(ink, placesIn(box)(0.24, 0.95), box[3] * 0.44, tank);
      glow(ink, ...placesIn(box)(0.42, 0.2), box[2] * 0.6, '#ffffff', 0.6, box[3] * 0.2);
    },
    0.3,
  );
}

function floorTiles(ink: Ink, room: Corridor): void {
  ink.warp(onLevel(room, 'floor'), () => {
    const tiles = range(24)
      .filter((n) => (n + Math.floor(n / 4)) % 2)
      .map((n) => rect((n % 4) * 0.25, Math.floor(n / 4) / 6, 0.25, 1 / 6));
    ink.draw(joinPaths(...tiles), { fill: '#7f9db0', opacity: 0.7 });
    ink.draw(polygon([0.3, 0], [0.8, 0], [0.7, 1], [0.36, 1]), {
      fill: linear(90, ['#fff', 0, 0], ['#fff', 1, 0.75]),
    });
  });
}

function lightPanels(ink: Ink, room: Corridor): void {
  ink.warp(onLevel(room, 'ceiling'), () => {
    for (const depth of [0.16, 0.62])
      ink.draw(rect(0.24, depth, 0.52, 0.26), { fill: '#ffffff', stroke: '#7f97a8', width: 3 });
  });
}

function wallStripe(ink: Ink, room: Corridor, accent: string): void {
  for (const wall of ['left', 'right'] as const)
    ink.warp(onWall(room, wall), () => {
      ink.draw(rect(0, 0.4, 1, 0.035), { fill: accent, opacity: 0.9 });
      ink.draw(rect(0, 0.45, 1, 0.012), { fill: accent, opacity: 0.6 });
      ink.draw(rect(0, 0.955, 1, 0.045), { fill: '#6d8496' });
      for (const depth of [0.34, 0.7]) ink.draw(rect(depth, 0, 0.012, 1), { fill: '#7f97a8', opacity: 0.7 });
    });
  const [x, y, w, h] = farEnd(room);
  ink.draw(rect(x, y + h * 0.4, w, h * 0.035), { fill: accent, opacity: 0.55 });
  ink.draw(rect(x, y, w, h), { stroke: '#6d8496', width: 3 });
}

/** Two shelves of bottles on the far wall. */
function shelves(ink: Ink, [x, y, w, h]: Box): void {
  for (const row of range(2)) {
    const foot = y + h * (0.26 + row * 0.18);
    for (const i of range(4)) {
      const at: Point = [x + w * (0.37 + i * 0.165), foot];
      const liquid = LIQUIDS[(i * 2 + row) % LIQUIDS.length] ?? LIQUIDS[0];
      if ((i + row) % 2) conicalFlask(ink, at, h * 0.115, liquid);
      else beaker(ink, at, w * 0.12, h * 0.085, liquid);
    }
    solid(ink, rect(x + w * 0.28, foot, w * 0.68, 8, 2), STEEL, { width: 2.5, bevel: 2 });
  }
}

function bench(ink: Ink, [x, y, w, h]: Box, accent: string): void {
  const top = y + h * 0.72;
  const foot = y + h * 1.04;
  const doors = range(3).map((i) => rect(x + w * (0.3 + i * 0.235), top + 22, w * 0.21, foot - top - 34, 3));
  solid(ink, rect(x + w * 0.26, top, w * 0.76, foot - top), '#e8eef2', { width: 3, bevel: 3 });
  solid(ink, joinPaths(...doors), accent, { width: 2.5, bevel: 3 });
  for (const i of range(3))
    ink.draw(rect(x + w * (0.37 + i * 0.235), top + 32, w * 0.07, 4, 2), { fill: '#fff', opacity: 0.9 });
  solid(ink, rect(x + w * 0.22, top - 6, w * 0.84, 14, 3), '#4f6074', { width: 3, bevel: 3 });
  ink.at([x + w * 0.42, top - 6], () => microscope(ink, [0, 0], '#3f5f86'), { scale: 0.62 });
  roundFlask(ink, [x + w * 0.7, top - 8], h * 0.19, '#ff6f91');
  beaker(ink, [x + w * 0.92, top - 6], w * 0.14, h * 0.11, '#5ac8ff');
  glow(ink, x + w * 0.7, top - h * 0.07, w * 0.22, '#ff9ab4', 0.6);
}

/** A glass cylinder between two steel caps, full of a glowing liquid in which bubbles rise. */
function drawTank(ink: Ink, [cx, foot]: Point, height: number, color: string): void {
  const r = height * 0.15;
  const top = foot - height;
  const tone = ramp(color);
  const tube = rect(cx - r, top + 20, r * 2, height - 50);
  ink.draw(oval(cx + r * 0.2, foot, r * 1.5, r * 0.32), { fill: '#22384e', opacity: 0.5, blur: 8 });
  glow(ink, cx, foot - height / 2, r * 2.6, tone.light, 0.75, height * 0.62);
  ink.draw(tube, {
    fill: linear(0, tone.shade, [tone.hi, 0.35], [tone.light, 0.55], tone.dark),
    opacity: 0.95,
  });
  for (const i of range(15)) {
    const at: Point = [cx + ink.jitter(r * 1.4), top + 50 + ((i + ink.random()) / 15) * (height - 100)];
    ink.draw(oval(...at, 2.5 + ink.random() * 5), { fill: '#fff', opacity: 0.55 });
  }
  ink.draw(rect(cx - r * 0.72, top + 34, r * 0.26, height - 86, r * 0.13), { fill: '#fff', opacity: 0.6 });
  ink.draw(tube, { stroke: tone.line, width: 3.5 });
  for (const [y, h] of [
    [top, 32],
    [foot - 44, 44],
  ] as const)
    solid(ink, rect(cx - r * 1.22, y, r * 2.44, h, 6), STEEL, {
      fill: roundBar(STEEL),
      width: 3.5,
      bevel: 3,
    });
  ink.draw(oval(cx, foot - 22, 7), { fill: '#6dffa0', stroke: '#22384e', width: 3 });
}
