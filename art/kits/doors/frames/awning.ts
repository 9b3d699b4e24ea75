import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import type { Box, Path } from '../../../ink/path.ts';
import { arc, oval, polygon, polyline, range, rect } from '../../../ink/shapes.ts';
import { BRASS } from '../../../matter/palette.ts';
import { board } from '../../../matter/wood.ts';
import { DOOR_WIDTH } from '../door.ts';

const STRIPES = 9;
const CREAM = '#f8eed6';
const GLOBES = [70, 192, 314];

interface Awning {
  /** The y at which the cloth leaves the board above it. */
  top: number;
  /** The y at which the scallops begin. */
  foot: number;
}

/** A striped awning with a scalloped hem, under a board with globe lamps. */
export function awning(ink: Ink, { top, foot }: Awning, stripe: string): void {
  const [upper, lower] = [top - 6, foot];
  const onTop = (i: number): number => 12 + (i * (DOOR_WIDTH - 24)) / STRIPES;
  const onFoot = (i: number): number => -6 + (i * (DOOR_WIDTH + 12)) / STRIPES;
  const cloth = (from: number, to: number): Path =>
    polygon([onTop(from), upper], [onTop(to), upper], [onFoot(to), lower], [onFoot(from), lower]);
  castShadow(ink, cloth(0, STRIPES), { dx: 0, dy: 34, blur: 14, opacity: 0.5 });
  for (const i of range(STRIPES)) {
    const color = i % 2 ? CREAM : stripe;
    const tone = ramp(color);
    solid(ink, scallop(onFoot(i), onFoot(i + 1), lower), color, { bevel: 4, width: 4, fill: tone.shade });
    const fill = linear(90, tone.base, tone.light);
    solid(ink, cloth(i, i + 1), color, { bevel: 4, width: 4, fill, rim: 0.25 });
  }
  headBoard(ink, [-4, 8, DOOR_WIDTH + 8, top - 10], stripe);
}

function scallop(left: number, right: number, y: number): Path {
  const hem = arc((left + right) / 2, y, (right - left) / 2, 180, 0, 26);
  return [
    ...polyline([left, y - 6], [left, y]),
    ...hem.slice(1),
    ...polygon([right, y], [right, y - 6]).slice(1),
  ];
}

function headBoard(ink: Ink, box: Box, color: string): void {
  castShadow(ink, rect(...box, 6), { dx: 2, dy: 8, blur: 5, opacity: 0.4 });
  board(ink, box, color, { corners: 6, direction: 'along x', strength: 0.25, bevel: 6 });
  for (const cx of GLOBES) {
    ink.draw(oval(cx, 34, 13), { fill: '#fff6d8', stroke: ramp(BRASS).line, width: 4 });
    glow(ink, cx, 34, 32, '#ffe6a0', 0.8);
  }
}
