import type { Ink } from '../../ink/Ink.ts';
import { curve, joinPaths, type Point } from '../../ink/path.ts';
import { polyline, range } from '../../ink/shapes.ts';

/** Draws a cobweb in a corner; `sides` gives the directions in which it spreads. */
export function cobweb(
  ink: Ink,
  [x, y]: Point,
  size: number,
  sides: readonly [1 | -1, 1 | -1] = [1, 1],
): void {
  const spoke = (share: number, reach: number): Point => {
    const angle = (share * Math.PI) / 2;
    const sag = 1 - 0.16 * Math.sin(share * Math.PI * 2) ** 2;
    return [
      x + sides[0] * Math.cos(angle) * size * reach * sag,
      y + sides[1] * Math.sin(angle) * size * reach * sag,
    ];
  };
  const spokes = range(4).map((i) => polyline([x, y], spoke((i + 1) / 5, 1.05)));
  const rings = range(5).flatMap((ring) =>
    range(5).map((i) => {
      const reach = 0.24 + ring * 0.17;
      const [from, to] = [spoke(i / 5, reach), spoke((i + 1) / 5, reach)];
      const low = spoke((i + 0.5) / 5, reach * 0.82);
      return curve(`M${from[0]} ${from[1]}Q${low[0]} ${low[1]} ${to[0]} ${to[1]}`);
    }),
  );
  ink.draw(joinPaths(...spokes, ...rings), { stroke: '#d8d4e0', width: 1.7, opacity: 0.5 });
}
