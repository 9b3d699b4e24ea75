import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { joinPaths } from '../../ink/path.ts';
import { oval, range, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE, fadeDown, STAGE_WIDTH, WALL_BOX } from '../../kits/stage/room.ts';
import { rope } from '../../matter/rope.ts';
import { planks } from '../../matter/wood.ts';

interface CabinColors {
  /** The colour of the planks above the rail. */
  paint: string;
  timber: string;
  gilt: string;
}

const NIGHT = '#0c0714';
/** Below the beam overhead. */
const TOP = 96;
/** The y at which the painted planks end. */
const RAIL = 566;
const STRAKES = 9;
const PITCH = (RAIL - TOP) / STRAKES;

/** The inside of a hull: painted strakes over a wainscot, and a rail with a gilded rope between them. */
export function cabinWall(ink: Ink, { paint, timber, gilt }: CabinColors): void {
  const fine = { width: 2, bevel: 3 };
  planks(ink, [-10, TOP, STAGE_WIDTH + 20, RAIL - TOP], STRAKES, paint, {
    ...fine,
    direction: 'along x',
    strength: 0.22,
    rim: 0.25,
    vary: 0.014,
  });
  drawButts(ink, paint);
  planks(ink, [-10, RAIL, STAGE_WIDTH + 20, FLOOR_LINE - RAIL], 26, timber, {
    ...fine,
    strength: 0.3,
    rim: 0.3,
    vary: 0.022,
  });
  solid(ink, rect(-20, RAIL - 20, STAGE_WIDTH + 40, 40, 3), timber, { bevel: 5 });
  const cord = [
    [-20, RAIL - 1],
    [STAGE_WIDTH + 20, RAIL - 1],
  ] as const;
  rope(ink, { points: cord, width: 13 }, gilt);
  fadeDown(ink, [0, RAIL + 20, STAGE_WIDTH, 24], NIGHT, 0.45);
  const skirting = rect(-20, FLOOR_LINE - 40, STAGE_WIDTH + 40, 42);
  solid(ink, skirting, shift(timber, { lightness: -0.02 }), { bevel: 5 });
  ink.draw(rect(...WALL_BOX), { fill: linear(90, [NIGHT, 0.08, 0.5], [NIGHT, 0.4, 0.06], [NIGHT, 1, 0.3]) });
}

/** Draws the joints between two planks, each with two pegs. */
function drawButts(ink: Ink, paint: string): void {
  const { deep } = ramp(paint);
  for (const row of range(STRAKES)) {
    const y = TOP + row * PITCH;
    for (const x of [260 + ((row * 397) % 560), 1000 + ((row * 283) % 620)]) {
      const pegs = [x - 12, x + 14].flatMap((at) => [0.3, 0.7].map((down) => oval(at, y + PITCH * down, 3)));
      ink.draw(rect(x, y + 2, 2.4, PITCH - 4), { fill: deep });
      ink.draw(joinPaths(...pegs), { fill: deep, opacity: 0.8 });
    }
  }
}
