import { type Color, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, settle, solid } from '../../../ink/light.ts';
import { type Box, curve, joinPaths, type Path } from '../../../ink/path.ts';
import { polygon, range, rect } from '../../../ink/shapes.ts';
import { DOOR_HEIGHT, frameShadow } from '../door.ts';

const BODY: Path = polygon([36, 96], [348, 96], [374, DOOR_HEIGHT], [10, DOOR_HEIGHT]);
/** The concave moulding on top: narrow at its foot, wide at its lip. */
const CORNICE: Path = curve('M40 84C38 56 26 36 8 30L8 8L376 8L376 30C358 36 346 56 344 84Z');
const ROLL: Box = [26, 82, 332, 20];
const FLUTES = 17;

/** The slanting front of an old tomb around a doorway, under a painted cornice. */
export function pylon(ink: Ink, opening: Box, color: Color, paints: readonly [string, string]): void {
  frameShadow(ink, joinPaths(BODY, CORNICE));
  solid(ink, joinPaths(BODY, rect(...opening)), color, {
    evenOdd: true,
    bevel: 8,
    texture: () => courses(ink, color),
  });
  settle(
    ink,
    joinPaths(polygon([22, 420], [opening[0], 420], [opening[0], DOOR_HEIGHT], [10, DOOR_HEIGHT])),
    0.25,
    0,
  );
  castShadow(ink, CORNICE, { dx: 2, dy: 12, blur: 8, opacity: 0.45 });
  solid(ink, CORNICE, color, { bevel: 6, texture: () => flutes(ink, paints) });
  solid(ink, rect(8, 8, 368, 20, 4), color, { bevel: 5 });
  solid(ink, rect(...ROLL, 10), color, { bevel: 6 });
}

function courses(ink: Ink, color: Color): void {
  const tone = ramp(color);
  for (const i of range(7)) {
    const y = 200 + i * 88;
    ink.draw(rect(0, y, 384, 3), { fill: tone.dark, opacity: 0.55 });
    ink.draw(rect(0, y + 3, 384, 2), { fill: tone.hi, opacity: 0.5 });
  }
}

/** Painted leaves side by side, each leaning outward with the moulding. */
function flutes(ink: Ink, [first, second]: readonly [string, string]): void {
  for (const i of range(FLUTES)) {
    const [from, to] = [i / FLUTES, (i + 0.78) / FLUTES];
    const leaf = polygon(
      [8 + from * 368, 26],
      [8 + to * 368, 26],
      [40 + to * 304, 90],
      [40 + from * 304, 90],
    );
    ink.draw(leaf, { fill: i % 2 ? first : second, opacity: 0.85 });
  }
}
