import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import type { Box } from '../../ink/path.ts';
import { curve } from '../../ink/path.ts';
import { polygon, polyline, rect } from '../../ink/shapes.ts';
import { DOOR_BAY, FLOOR_LINE } from '../../kits/stage/room.ts';

const TOP = 238;
const WIDTH = 66;
const [BAY, , BAY_WIDTH] = DOOR_BAY;
const PLACES = [BAY - WIDTH - 4, BAY + BAY_WIDTH + 4];

export function doorJambBounds(): Box[] {
  return PLACES.map((x) => [x - 4, TOP, WIDTH + 8, FLOOR_LINE - TOP] as const);
}

/** Two stone pillars beside the door, under curved cornices; their signs are carved in afterwards. */
export function doorJambs(ink: Ink, stone: string): void {
  const tone = ramp(stone);
  for (const x of PLACES) {
    const shaft = polygon(
      [x + 3, TOP + 30],
      [x + WIDTH - 3, TOP + 30],
      [x + WIDTH, FLOOR_LINE],
      [x, FLOOR_LINE],
    );
    castShadow(ink, shaft, { dx: 14, dy: 2, blur: 12, opacity: 0.42 });
    solid(ink, shaft, shift(stone, { lightness: 0.015 }), { bevel: 6, width: 2.4 });
    const cap = curve(
      `M${x - 4} ${TOP}L${x + WIDTH + 4} ${TOP}L${x + WIDTH + 4} ${TOP + 8}Q${x + WIDTH - 4} ${TOP + 16} ${x + WIDTH - 4} ${TOP + 32}` +
        `L${x + 4} ${TOP + 32}Q${x + 4} ${TOP + 16} ${x - 4} ${TOP + 8}Z`,
    );
    solid(ink, cap, stone, { bevel: 4, width: 2.4 });
    solid(ink, rect(x - 3, FLOOR_LINE - 30, WIDTH + 6, 31, 2), stone, { bevel: 5, width: 2.4 });
    ink.draw(polyline([x + WIDTH - 14, TOP + 440], [x + WIDTH, TOP + 462], [x + WIDTH - 2, TOP + 430]), {
      fill: tone.dark,
      stroke: tone.deep,
      width: 1.6,
    });
  }
}
