import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, mapPath, type Path, type Point, polar, turnPath } from '../../ink/path.ts';
import { arc, oval, polyline, range, rect } from '../../ink/shapes.ts';
import { gauge } from '../../kits/controls/gauge.ts';
import { tips } from '../../leaves.ts';
import { knob, metal, rivets, rod } from '../../matter/metal.ts';
import { BRASS, SILVER } from '../../matter/palette.ts';
import { bubbling, steamIn, trembling } from '../../moving.ts';
import { sightGlass } from './pipeValve/sightGlass.ts';
import { drawSteam } from './pipeValve/steam.ts';

interface Palette {
  pipe: string;
  wheel: string;
  /** The colour of the liquid in it. */
  flow: string;
}

const WHEEL: Point = [150, 214];
const SPOKES = 5;
/** Degrees to which the valve is turned; by 72 more it looks the same. */
const TURN = 38;

/**
 * Pipes with a wheel. Opened, the wheel is turned: the sight glass is full and glows, the gauge is high, and
 * steam comes out of a joint.
 */
export const pipeValve = defineItem<Palette>({
  id: 'pipe-valve',
  name: 'Pipe valve',
  tag: 'Electronics',
  anchor: 'wall',
  size: [340, 340],
  margin: { top: 26, right: 48, bottom: 40, left: 30 },
  line: 6.5,
  seed: 215,
  stand: { width: 11, center: 85, foot: 68 },
  realSize: { height: 60 },
  palettes: {
    copper: { pipe: '#c47a4c', wheel: '#cc413a', flow: '#5fe6cc' },
    steel: { pipe: '#95a3b2', wheel: '#3f78b8', flow: '#ffb347' },
    green: { pipe: '#5f8a6a', wheel: '#e2ac35', flow: '#a8f06a' },
    rust: { pipe: '#9a6250', wheel: '#5f6a7a', flow: '#ff8a5c' },
  },
  opens: true,
  opening: 'turns',
  lockMaterial: 'steel',
  leaves: [tips(wheelOutline(), { pivot: WHEEL, angle: TURN + 72 })],
  isLockable: true,
  moves: ({ flow }, isOpened) =>
    isOpened
      ? [steamIn([30, -12, 76, 66]), ...bubbling([262, 176, 36, 106], flow), trembling([281, 228], flow, 70)]
      : [],
  draw(ink, palette, isOpened) {
    drawPipes(ink, palette.pipe);
    gauge(ink, { center: [262, 92], radius: 52, share: isOpened ? 0.82 : 0.06, isLit: isOpened }, BRASS);
    sightGlass(ink, [252, 142, 58, 170], palette, isOpened);
    drawBonnet(ink, palette.pipe);
    drawWheel(ink, palette.wheel, isOpened ? TURN : 0);
    if (isOpened) drawSteam(ink);
  },
});

function drawPipes(ink: Ink, color: string): void {
  const upright: Box = [116, 12, 68, 318];
  const across: Box = [150, 62, 176, 60];
  for (const box of [upright, across])
    castShadow(ink, rect(...box, 6), { dx: 10, dy: 12, blur: 8, opacity: 0.4 });
  drawPipe(ink, across, color, 90);
  drawPipe(ink, upright, color, 0);
  for (const y of [8, 132, 286]) drawFlange(ink, [104, y, 92, 28], color, false);
  drawFlange(ink, [196, 50, 26, 84], color, true);
  drawFlange(ink, [308, 50, 26, 84], color, true);
  drawPipe(ink, [176, 288, 108, 28], color, 90);
  drawFlange(ink, [196, 280, 20, 44], color, true);
  solid(ink, rect(40, 262, 76, 20, 6), SILVER, { fill: metal(SILVER, 90), width: 5, bevel: 3 });
  rivets(ink, [[54, 272]], 6, SILVER);
}

function drawPipe(ink: Ink, box: Box, color: string, angle: number): void {
  const tone = ramp(color);
  const fill = linear(angle, tone.shade, [tone.light, 0.16], [tone.hi, 0.3], [tone.base, 0.55], tone.deep);
  solid(ink, rect(...box, 6), color, { bevel: 4, fill });
}

function drawFlange(ink: Ink, [x, y, w, h]: Box, color: string, isUpright: boolean): void {
  const tone = ramp(color);
  const path = rect(x, y, w, h, 7);
  castShadow(ink, path, { dx: 3, dy: 6, blur: 4, opacity: 0.4 });
  solid(ink, path, color, {
    bevel: 5,
    fill: linear(isUpright ? 90 : 0, tone.base, [tone.hi, 0.25], [tone.base, 0.55], tone.deep),
  });
  const bolts: Point[] = isUpright
    ? [
        [x + w / 2, y + 14],
        [x + w / 2, y + h - 14],
      ]
    : [
        [x + 14, y + h / 2],
        [x + w - 14, y + h / 2],
      ];
  rivets(ink, bolts, 6, SILVER);
}

function drawBonnet(ink: Ink, color: string): void {
  castShadow(ink, oval(...WHEEL, 50), { dx: 5, dy: 8, blur: 6, opacity: 0.45 });
  solid(ink, oval(...WHEEL, 50), color, { fill: metal(color, 45), bevel: 6 });
  rivets(
    ink,
    range(6).map((i) => polar(...WHEEL, 38, i * 60 + 30)),
    5.5,
    SILVER,
  );
}

/** The wheel's rim, spokes and hub; the pipe behind it stays visible. */
function wheelOutline(): Path {
  const [cx, cy] = WHEEL;
  const hole = mapPath(oval(cx, cy, 64), (x, y) => [2 * cx - x, y]);
  const spokes = range(SPOKES).map((i) => turnPath(rect(cx - 10, cy - 63, 20, 36), i * 72, WHEEL));
  return joinPaths(oval(cx, cy, 97), hole, ...spokes, oval(cx, cy, 27));
}

function drawWheel(ink: Ink, color: string, turn: number): void {
  const tone = ramp(color);
  ink.draw(arc(WHEEL[0] + 9, WHEEL[1] + 14, 80, 0, 360), {
    stroke: '#120a1e',
    width: 22,
    opacity: 0.35,
    blur: 6,
  });
  for (const i of range(SPOKES)) {
    const spoke = polyline(WHEEL, polar(...WHEEL, 76, turn + i * 72 - 90));
    rod(ink, spoke, color, 13);
    ink.draw(spoke, { stroke: tone.hi, width: 4, move: [-2.5, -2.5], opacity: 0.8 });
  }
  const rim = joinPaths(oval(...WHEEL, 90), oval(...WHEEL, 68));
  solid(ink, rim, color, {
    evenOdd: true,
    bevel: 7,
    fill: linear(50, tone.hi, [tone.light, 0.2], [tone.base, 0.55], tone.dark),
  });
  for (const i of range(10)) knob(ink, polar(...WHEEL, 86, turn + i * 36), 8, color);
  ink.draw(arc(...WHEEL, 80, 195, 260), { stroke: '#fff', width: 5.5, opacity: 0.6, cap: 'round' });
  solid(ink, oval(...WHEEL, 24), color, { bevel: 5, fill: metal(color, 45) });
  knob(ink, WHEEL, 12, BRASS);
}
