import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { type Point, turnPath } from '../../ink/path.ts';
import { polygon, range, spline } from '../../ink/shapes.ts';

const CORD = '#6a5a58';

/** Small flags on a cord that sags between two points. */
export function bunting(
  ink: Ink,
  from: Point,
  to: Point,
  sag: number,
  colors: readonly [string, ...string[]],
): void {
  const on = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + 4 * sag * share * (1 - share),
  ];
  const flags = Math.round((to[0] - from[0]) / 62);
  ink.draw(spline(range(9).map((i) => on(i / 8))), { stroke: CORD, width: 3 });
  for (const i of range(flags)) {
    const at = (i + 0.5) / flags;
    const slope = Math.atan2(on(at + 0.01)[1] - on(at - 0.01)[1], on(at + 0.01)[0] - on(at - 0.01)[0]);
    drawFlag(ink, on(at), (slope * 180) / Math.PI, colors[i % colors.length] ?? colors[0]);
  }
}

function drawFlag(ink: Ink, [x, y]: Point, turn: number, color: string): void {
  const flag = turnPath(polygon([x - 18, y], [x + 18, y], [x, y + 36]), turn, [x, y]);
  castShadow(ink, flag, { dx: 5, dy: 7, blur: 3, opacity: 0.2 });
  solid(ink, flag, color, { width: 2, bevel: 3, rim: 0.4, shade: 0.3 });
}
