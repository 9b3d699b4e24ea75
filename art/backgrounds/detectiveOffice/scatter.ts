import type { Ink } from '../../ink/Ink.ts';
import { SHADOW, solid } from '../../ink/light.ts';
import type { Point } from '../../ink/path.ts';
import { polygon, polyline } from '../../ink/shapes.ts';

/** Draws objects on the floor after the search: papers, a torn folder, a hat box. */
export function scatter(ink: Ink): void {
  for (const [x, y, turn, color] of [
    [590, 900, 14, '#d6ccb0'],
    [660, 878, -24, '#c8bd9e'],
    [820, 930, 30, '#d6ccb0'],
    [470, 930, -12, '#b8915c'],
    [760, 1010, -34, '#d2c8ac'],
    [1120, 880, 18, '#d6ccb0'],
    [1250, 946, -16, '#c8bd9e'],
    [1330, 902, 40, '#b8915c'],
    [560, 1030, 8, '#d2c8ac'],
    [1010, 1044, -8, '#c8bd9e'],
  ] as const) {
    const sheet = (path: Point[]): Point[] =>
      path.map(([px, py]) => {
        const angle = (turn * Math.PI) / 180;
        return [
          x + px * Math.cos(angle) - py * Math.sin(angle),
          y + (px * Math.sin(angle) + py * Math.cos(angle)) * 0.42,
        ];
      });
    const outline = polygon(
      ...sheet([
        [-34, -46],
        [34, -46],
        [34, 46],
        [-34, 46],
      ]),
    );
    ink.draw(outline, { fill: SHADOW, opacity: 0.4, blur: 4, move: [4, 5] });
    solid(ink, outline, color, { bevel: 2, width: 2 });
    for (const row of [-26, -12, 2, 16])
      ink.draw(
        polyline(
          ...sheet([
            [-24, row],
            [row === 16 ? 4 : 24, row],
          ]),
        ),
        { stroke: '#6a5e50', width: 1.8, opacity: 0.6 },
      );
  }
}
