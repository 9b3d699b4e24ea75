import { ramp, shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, SHADOW, settle, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { joinPaths, type Path, type Point, polar } from '../../../ink/path.ts';
import { arch, oval, polygon, polyline, range, rect, soft } from '../../../ink/shapes.ts';
import { BRASS, IRON } from '../../../matter/palette.ts';
import { blockStone } from '../../../matter/stone.ts';
import { DOOR_HEIGHT, DOOR_WIDTH } from '../door.ts';

const CENTER = DOOR_WIDTH / 2;
/** The mound's upper arc: height of its centre, and radii. */
const HEAD = { y: 198, rx: 178, ry: 176 };
const BRICKS = [
  [24, 372, 42],
  [56, 394, 38],
  [22, 397, 30],
  [316, 356, 40],
  [300, 378, 34],
  [338, 381, 30],
] as const;

export interface BurrowWindow {
  center: Point;
  radius: number;
}

export function burrowOutline(): Path {
  const top = HEAD.y - HEAD.ry;
  return arch(CENTER - HEAD.rx, top, HEAD.rx * 2, DOOR_HEIGHT - top, HEAD.ry);
}

/** The limewashed front of a burrow, with a round window, a lantern and base stones. */
export function burrowFront(ink: Ink, window: BurrowWindow, stone: string, paint: string): void {
  const plaster = shift(stone, { lightness: 0.12, chromaTimes: 0.8, hue: 8 });
  const outline = burrowOutline();
  solid(ink, outline, plaster, { bevel: 7, texture: () => weathering(ink, plaster, stone) });
  settle(ink, outline, 0.34, 0.4);
  baseStones(ink, stone);
  roundWindow(ink, window, paint);
  lantern(ink, [56, 296]);
}

/** Stains, cracks, and bricks where the plaster is missing. */
function weathering(ink: Ink, plaster: string, stone: string): void {
  const tone = ramp(plaster);
  for (const [cx, cy, r] of [
    [80, 330, 60],
    [300, 130, 56],
    [100, 190, 40],
  ] as const)
    ink.draw(oval(cx, cy, r, r * 0.55), { fill: tone.dark, opacity: 0.16, blur: 9 });
  const cracks = joinPaths(
    polyline([282, 224], [292, 246], [286, 262], [298, 284]),
    polyline([286, 262], [274, 270]),
    polyline([96, 210], [88, 228], [94, 240]),
  );
  ink.draw(cracks, { stroke: tone.dark, width: 2.6, opacity: 0.8 });
  const bricks = BRICKS.map(([x, y, w]) => rect(x, y, w, 19, 5));
  solid(ink, joinPaths(...bricks), stone, { bevel: 4, width: 3 });
}

function baseStones(ink: Ink, color: string): void {
  let top = DOOR_HEIGHT;
  for (const [height, w] of [
    [84, 60],
    [74, 46],
  ] as const) {
    top -= height;
    blockStone(ink, [10, top, w, height], color, { round: 9, spread: 3, chips: 0 });
    blockStone(ink, [DOOR_WIDTH - 10 - w, top, w, height], color, { round: 9, spread: 3, chips: 0 });
  }
}

function roundWindow(ink: Ink, { center: [cx, cy], radius }: BurrowWindow, paint: string): void {
  const pane = oval(cx, cy, radius);
  const frame = oval(cx, cy, radius + 20);
  castShadow(ink, frame, { dx: 4, dy: 8, blur: 6, opacity: 0.45 });
  ink.draw(pane, { fill: linear(70, '#fff4c4', ['#ffd070', 0.5], '#e8904a') });
  ink.clip(pane, () => {
    const shine = polygon(
      [cx - radius, cy + radius],
      [cx + radius * 0.2, cy - radius],
      [cx + radius * 0.6, cy - radius],
      [cx - radius * 0.5, cy + radius],
    );
    ink.draw(shine, { fill: '#fff', opacity: 0.35 });
    ink.draw(pane, { stroke: SHADOW, width: 16, opacity: 0.35, move: [3, 4], blur: 4 });
  });
  for (const bar of [rect(cx - 4.5, cy - radius, 9, radius * 2), rect(cx - radius, cy - 4.5, radius * 2, 9)])
    solid(ink, bar, paint, { bevel: 3, width: 3 });
  solid(ink, joinPaths(frame, pane), paint, { evenOdd: true, bevel: 6 });
}

function lantern(ink: Ink, [cx, y]: Point): void {
  ink.draw(polyline([cx - 22, y - 26], [cx, y - 26], [cx, y - 8]), {
    stroke: ramp(IRON).line,
    width: 8,
    cap: 'round',
  });
  ink.draw(polyline([cx - 22, y - 26], [cx, y - 26], [cx, y - 8]), { stroke: IRON, width: 4, cap: 'round' });
  const glass = polygon([cx - 15, y + 8], [cx + 15, y + 8], [cx + 11, y + 40], [cx - 11, y + 40]);
  castShadow(ink, glass, { dx: 5, dy: 8, blur: 5, opacity: 0.4 });
  glow(ink, cx, y + 24, 56, '#ffd070', 0.7);
  ink.draw(glass, { fill: linear(90, '#fff8d8', '#ffb84a'), stroke: ramp(IRON).line, width: 4 });
  solid(ink, polygon([cx - 21, y + 8], [cx - 6, y - 8], [cx + 6, y - 8], [cx + 21, y + 8]), BRASS, {
    bevel: 3,
    width: 3.5,
  });
  solid(ink, rect(cx - 15, y + 38, 30, 8, 3), BRASS, { bevel: 2, width: 3.5 });
}

/** Returns a point on the mound's upper edge, moved outward by `out`. */
export function onMound(degrees: number, out: number): Point {
  const [dx, dy] = polar(0, 0, 1, degrees);
  return [CENTER + dx * (HEAD.rx + out), HEAD.y + dy * (HEAD.ry + out)];
}

/**
 * A band along the mound's edge that reaches `outer` beyond it. Its inner side has tufts that are `step`
 * degrees wide.
 */
export function fringe(ink: Ink, step: number, outer: number, inner: number, hang: number): Path {
  const count = Math.round(176 / step);
  const crest = range(13).map((i) => onMound(362 - (i * 364) / 24, outer));
  const tufts = range(count * 2 + 1).map((i): Point => {
    const depth = i % 2 ? inner + hang * (0.55 + ink.random() * 0.45) : inner;
    return onMound(182 + (i * 176) / (count * 2) + ink.jitter(step * 0.35), -depth);
  });
  return soft([...tufts, ...crest], 7);
}
