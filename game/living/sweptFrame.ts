import type { LooseMove } from '../../core/catalogue/moves.ts';
import type { PercentRect } from '../../core/room/geometry.ts';

/** Height divided by width of the stage. */
const STAGE_ASPECT = 9 / 16;
/** Sampled positions of a swing, enough to find its range. */
const BETWEEN = [-1, -0.5, 0, 0.5, 1];
const ALL_AROUND = Array.from({ length: 24 }, (_, i) => i * 15);

/** Returns a part's rectangle at rest, in percent of the stage. */
export function restFrame(
  { box: [x, y, width, height] }: Pick<LooseMove, 'box'>,
  frame: PercentRect,
): PercentRect {
  return {
    x: frame.x + (x * frame.width) / 100,
    y: frame.y + (y * frame.height) / 100,
    width: (width * frame.width) / 100,
    height: (height * frame.height) / 100,
  };
}

/** Returns the rectangle that a part covers while it swings or turns. */
export function sweptFrame(move: LooseMove, frame: PercentRect): PercentRect {
  const rest = restFrame(move, frame);
  if (move.type === 'stay') return rest;
  const { x, y, width, height } = rest;
  const [px, py] = [
    frame.x + (move.pivot[0] * frame.width) / 100,
    frame.y + (move.pivot[1] * frame.height) / 100,
  ];
  const corners = [x, x + width].flatMap((cx) => [y, y + height].map((cy) => [cx - px, cy - py] as const));
  const angles = move.type === 'turn' ? ALL_AROUND : BETWEEN.map((share) => share * move.angle);
  const points = angles.flatMap((angle) => corners.map((corner) => turned(corner, angle)));
  const [across, down] = [points.map(([at]) => px + at), points.map(([, at]) => py + at)];
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return { x: left, y: top, width: Math.max(...across) - left, height: Math.max(...down) - top };
}

/** A percent of the stage is longer horizontally than vertically. */
function turned([x, y]: readonly [number, number], angle: number): readonly [x: number, y: number] {
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const down = y * STAGE_ASPECT;
  return [x * cos - down * sin, (x * sin + down * cos) / STAGE_ASPECT];
}
