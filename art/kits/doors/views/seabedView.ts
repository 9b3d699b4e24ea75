import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, curve, joinPaths, type Path, type Point, polar } from '../../../ink/path.ts';
import { oval, polygon, range, rect, spline } from '../../../ink/shapes.ts';
import { metal, rivets, roundBar } from '../../../matter/metal.ts';
import { gauge } from '../../controls/gauge.ts';
import { fish } from '../../sights/fish.ts';
import { ridge } from '../../sights/land.ts';
import { type Corridor, drawShell, farEnd, onLevel, onWall, through } from './perspective.ts';

const SEA_LIGHT = '#8ff0e8';
const HULL = '#3f6076';
const RING = '#c99a4a';

/** Beyond a submarine's hatch: the bridge, and the sea bed behind its great round window. */
export function seabedView(ink: Ink, opening: Path, box: Box): void {
  const room: Corridor = { box, farScale: 0.8, vanishing: [0.85, 0.46] };
  through(ink, opening, () => {
    const far = linear(90, '#3f6478', '#1f3548');
    drawShell(ink, room, { wall: HULL, floor: '#3f5266', ceiling: '#2f4a60', far });
    ribs(ink, room);
    gratings(ink, room);
    const [x, y, w, h] = farEnd(room);
    const center: Point = [x + w * 0.62, y + h * 0.4];
    bullsEye(ink, center, w * 0.41);
    periscope(ink, [x, y, w, h]);
    desk(ink, [x + w * 0.22, y + h * 0.69, w * 0.78, h * 0.31]);
    glow(ink, ...center, box[2] * 0.7, SEA_LIGHT, 0.2, box[3] * 0.3);
  });
}

function ribs(ink: Ink, room: Corridor): void {
  const tone = ramp(HULL);
  for (const wall of ['left', 'right'] as const)
    ink.warp(onWall(room, wall), () => {
      for (const depth of [0.2, 0.6])
        ink.draw(rect(depth, 0, 0.14, 1), { fill: tone.base, stroke: tone.line, width: 2.5 });
      for (const down of [0.24, 0.3])
        ink.draw(rect(0, down, 1, 0.024), { fill: '#c98a4a', stroke: '#4a2c24', width: 2 });
    });
  ink.warp(onLevel(room, 'ceiling'), () => {
    for (const depth of [0.2, 0.6])
      ink.draw(rect(0, depth, 1, 0.14), { fill: tone.base, stroke: tone.line, width: 2.5 });
  });
}

function gratings(ink: Ink, room: Corridor): void {
  ink.warp(onLevel(room, 'floor'), () => {
    const slots = range(30).map((n) =>
      rect(0.1 + (n % 6) * 0.14, 0.04 + Math.floor(n / 6) * 0.19, 0.1, 0.09),
    );
    ink.draw(joinPaths(...slots), { fill: '#232a3a' });
    ink.draw(polygon([0.2, 0], [0.8, 0], [0.8, 1], [0.2, 1]), {
      fill: linear(90, [SEA_LIGHT, 0, 0], [SEA_LIGHT, 1, 0.5]),
    });
  });
}

/** The window: water, sunbeams, weed and fish, in a riveted ring. */
function bullsEye(ink: Ink, [cx, cy]: Point, radius: number): void {
  const pane = oval(cx, cy, radius);
  const sea: Box = [cx - radius, cy - radius, radius * 2, radius * 2];
  ink.draw(pane, { fill: linear(90, '#9ff6e6', ['#2fb4c8', 0.4], '#14508a') });
  ink.clip(pane, () => {
    for (const i of range(3)) {
      const left = cx - radius * (0.9 - i * 0.62);
      const beam = polygon(
        [left, cy - radius],
        [left + radius * 0.3, cy - radius],
        [left + radius * 0.9, cy + radius],
        [left + radius * 0.3, cy + radius],
      );
      ink.draw(beam, { fill: linear(90, ['#f4fff0', 0, 0.5], ['#f4fff0', 1, 0]) });
    }
    ridge(ink, sea, [0.76, 0.66, 0.74, 0.8, 0.68], '#1f7a96', 0.8);
    ridge(ink, sea, [0.86, 0.88, 0.82, 0.86, 0.9], linear(90, '#e6d59a', '#8a9a78'));
    for (const [dx, h, color] of [
      [-0.62, 0.8, '#2f8f6a'],
      [-0.46, 0.56, '#45b07a'],
      [0.6, 0.62, '#2f8f6a'],
    ] as const)
      weed(ink, [cx + dx * radius, cy + radius * 0.86], radius * h, color);
    coral(ink, [cx + radius * 0.3, cy + radius * 0.82], radius * 0.3, '#ff7f7a');
    fish(ink, [cx + radius * 0.12, cy - radius * 0.16], radius * 0.0078, '#ff9a3c');
    fish(ink, [cx - radius * 0.5, cy + radius * 0.2], radius * 0.0045, '#ffd84f', true);
    fish(ink, [cx + radius * 0.55, cy + radius * 0.3], radius * 0.004, '#c77dff', true);
    for (const i of range(9))
      ink.draw(
        oval(cx + radius * (0.55 + ink.jitter(0.2)), cy + radius * (0.1 - i * 0.12), 2 + (i % 3) * 1.6),
        { stroke: '#e6fff8', width: 1.8 },
      );
    ink.draw(pane, { stroke: '#06243c', width: 18, opacity: 0.4, blur: 7 });
  });
  const ring = joinPaths(oval(cx, cy, radius * 1.18), pane);
  solid(ink, ring, RING, { evenOdd: true, fill: metal(RING, 50), bevel: 4, width: 4 });
  rivets(
    ink,
    range(10).map((i) => polar(cx, cy, radius * 1.09, i * 36 + 18)),
    4.5,
    RING,
  );
}

function weed(ink: Ink, [x, foot]: Point, height: number, color: string): void {
  const stem = (lean: number): Path =>
    spline(range(5).map((i): Point => [x + lean * i * 5 + (i % 2 ? 7 : -5), foot - (height * i) / 4]));
  for (const lean of [-0.8, 0.7]) ink.draw(stem(lean), { stroke: color, width: 7, cap: 'round' });
}

function coral(ink: Ink, [x, foot]: Point, size: number, color: string): void {
  const branches = curve(
    `M${x} ${foot}L${x} ${foot - size}M${x} ${foot - size * 0.3}` +
      `Q${x - size * 0.5} ${foot - size * 0.4} ${x - size * 0.5} ${foot - size * 0.9}` +
      `M${x} ${foot - size * 0.45}Q${x + size * 0.45} ${foot - size * 0.5} ${x + size * 0.45} ${foot - size * 0.95}`,
  );
  ink.draw(branches, { stroke: ramp(color).line, width: size * 0.32, cap: 'round' });
  ink.draw(branches, { stroke: color, width: size * 0.2, cap: 'round' });
}

/** The desk below the window, with its dial, lamps and drawers. */
function desk(ink: Ink, [x, y, w, h]: Box): void {
  const top = polygon([x + w * 0.06, y], [x + w * 0.94, y], [x + w, y + h * 0.36], [x, y + h * 0.36]);
  solid(ink, rect(x + w * 0.04, y + h * 0.3, w * 0.92, h * 0.72), '#54708a', { width: 3.5, bevel: 4 });
  solid(ink, top, '#3f4a60', { width: 3.5, bevel: 4 });
  for (const [i, color] of ['#ff6a5a', '#ffc83d', '#6dffa0', '#ffc83d'].entries()) {
    const at: Point = [x + w * (0.6 + i * 0.09), y + h * 0.18];
    ink.draw(oval(...at, 4.6, 4), { fill: color, stroke: '#1d2030', width: 2 });
    glow(ink, ...at, 12, color, 0.7);
  }
  gauge(ink, { center: [x + w * 0.28, y + h * 0.17], radius: w * 0.13, share: 0.3, isLit: true }, RING);
  for (const i of range(3)) {
    const drawer = rect(x + w * 0.16, y + h * (0.42 + i * 0.18), w * 0.68, h * 0.13, 4);
    ink.draw(drawer, { fill: '#6a88a2', stroke: '#26394c', width: 2.5 });
    ink.draw(rect(x + w * 0.42, y + h * (0.46 + i * 0.18), w * 0.16, 5, 2.5), { fill: RING });
  }
}

/** The periscope's tube, which hangs from the ceiling. */
function periscope(ink: Ink, [x, y, w, h]: Box): void {
  for (const [left, top, width, height, color] of [
    [0.53, -0.2, 0.18, 0.3, '#8fa3b4'],
    [0.47, 0.1, 0.3, 0.055, RING],
    [0.55, 0.155, 0.14, 0.03, '#8fa3b4'],
  ] as const)
    solid(ink, rect(x + w * left, y + h * top, w * width, h * height, 5), color, {
      fill: roundBar(color),
      width: 3,
      bevel: 3,
    });
  for (const left of [0.33, 0.77])
    solid(ink, rect(x + w * left, y + h * 0.115, w * 0.14, h * 0.022, 4), '#3a3844', {
      width: 2.5,
      bevel: 2,
    });
}
