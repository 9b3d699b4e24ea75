import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Point } from '../../ink/path.ts';
import { arch, oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE } from '../../kits/stage/room.ts';
import { drawBreast } from '../../kits/things/armour/breast.ts';
import { drawHelmet } from '../../kits/things/armour/helmet.ts';
import { drawArms, drawHalberd, drawLegs } from '../../kits/things/armour/limbs.ts';
import type { Looks } from '../../kits/things/armour/shape.ts';
import { BRASS } from '../../matter/palette.ts';

const NICHE: Box = [1268, 300, 190, FLOOR_LINE - 304];
const FOOT = FLOOR_LINE - 34;
const MIDDLE = NICHE[0] + NICHE[2] / 2;

export const NICHE_BOUNDS: Box = [NICHE[0] - 30, NICHE[1] - 44, NICHE[2] + 60, NICHE[3] + 50];
/**
 * The knight's measures: the x of his middle, the y of his soles, his scale here, and his offset from the
 * niche's middle.
 */
const [AXIS, SOLES, SCALE, ASIDE] = [152, 614, 0.7, 12];
const EYES_OF_SLIT = [131, 173] as const;
/** The slit of the helmet. */
export const VISOR: Point = [MIDDLE - ASIDE, FOOT - (SOLES - 90) * SCALE];

export interface NicheColors {
  stone: string;
  steel: string;
  plume: string;
  isWatched: boolean;
}

/** An alcove in which a suit of armour stands guard. */
export function armourNiche(ink: Ink, colors: NicheColors): void {
  const { stone } = colors;
  const [x, y, w, h] = NICHE;
  const frame = arch(x - 24, y - 26, w + 48, h + 28, 112);
  castShadow(ink, frame, { dx: 8, dy: 4, blur: 10, opacity: 0.4 });
  solid(ink, frame, stone, { bevel: 7, texture: () => drawJoints(ink, stone) });
  recess(ink, arch(x, y, w, h, 92), stone, {
    depth: 26,
    opacity: 0.8,
    fill: linear(0, ramp(stone).deep, [ramp(stone).dark, 0.6], ramp(stone).shade),
  });
  solid(
    ink,
    polygon([MIDDLE - 20, y - 46], [MIDDLE + 20, y - 46], [MIDDLE + 13, y + 8], [MIDDLE - 13, y + 8]),
    stone,
    { bevel: 5 },
  );
  solid(ink, rect(x - 4, FOOT, w + 8, 36, 4), stone, { bevel: 6 });
  groundShadow(ink, MIDDLE, FOOT, 66, 9, 0.6);
  drawArmour(ink, colors);
}

function drawJoints(ink: Ink, stone: string): void {
  const [x, y, w, h] = NICHE;
  const joints = range(6).flatMap((i) =>
    [x - 24, x + w].map((left) => polyline([left, y + 96 + i * 76], [left + 24, y + 96 + i * 76])),
  );
  ink.draw(joinPaths(...joints), { stroke: ramp(stone).deep, width: 2.4, opacity: 0.7 });
  ink.draw(polyline([x + w + 6, y + h - 90], [x + w + 14, y + h - 62], [x + w + 8, y + h - 40]), {
    stroke: ramp(stone).line,
    width: 2,
    opacity: 0.7,
  });
}

/** The suit of armour that the library also has as an item, with its halberd. */
function drawArmour(ink: Ink, { steel, plume, stone, isWatched }: NicheColors): void {
  const looks: Looks = { steel, plume, trim: BRASS, plinth: stone, light: '#d8ff9a' };
  castShadow(ink, rect(MIDDLE - 70, FOOT - 400, 130, 392, 50), { dx: 16, dy: 6, blur: 22, opacity: 0.5 });
  ink.at(
    [MIDDLE - AXIS * SCALE - ASIDE, FOOT - SOLES * SCALE],
    () => {
      drawLegs(ink, looks);
      drawHalberd(ink, looks);
      drawArms(ink, looks, 'left');
      drawBreast(ink, looks);
      drawArms(ink, looks, 'right');
      drawHelmet(ink, looks, false);
      if (isWatched)
        for (const x of EYES_OF_SLIT) {
          glow(ink, x, 90, 30, looks.light, 0.9);
          ink.draw(oval(x, 91, 8, 4), { fill: '#f4ffd8' });
        }
    },
    { scale: SCALE },
  );
}
