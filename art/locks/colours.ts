import { ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { castShadow, recess, SHADOW } from '../ink/light.ts';
import { linear, radial } from '../ink/paint.ts';
import { mapPath, type Point } from '../ink/path.ts';
import { oval, polygon, rect } from '../ink/shapes.ts';
import { COLOUR_SHAPES, type ColourName, type ColourShape } from '../kits/signs/colourShapes.ts';
import { knob, plate } from '../matter/metal.ts';
import { BRASS } from '../matter/palette.ts';
import { body, type LockParts, part } from './lockPart.ts';
import { sprungLid } from './openings.ts';
import { type Surface, wooden } from './surfaces.ts';

/** The stones. Each colour has its own cut, so that nobody has to see the colour. */
const GEMS: Readonly<Record<ColourName, readonly [color: string, shape: ColourShape]>> = {
  red: ['#d0354a', COLOUR_SHAPES.red],
  orange: ['#ec8a2e', COLOUR_SHAPES.orange],
  yellow: ['#f2cc3a', COLOUR_SHAPES.yellow],
  green: ['#3fa564', COLOUR_SHAPES.green],
  blue: ['#3f7fd8', COLOUR_SHAPES.blue],
  violet: ['#8a55c8', COLOUR_SHAPES.violet],
  white: ['#ece8e4', COLOUR_SHAPES.white],
  black: ['#3b3644', COLOUR_SHAPES.black],
};

export const COLOUR_NAMES = Object.keys(GEMS) as ColourName[];

const CASKET = [10, 26, 340, 430] as const;

/** The colours of a lock of gems. */
interface ColoursLook {
  lid: Surface;
  trim: string;
  /** The colours of the recess for the values entered so far. */
  well: readonly [string, string];
  /** The setting of a gem. */
  setting: string;
  /** The colours of the box below the lid. */
  box: string;
  lining: readonly [string, string, string];
}

/** A casket, closed and open. */
export function casketOf(look: ColoursLook): LockParts {
  const { box, lining, trim } = look;
  return {
    shut: body((ink) => drawLid(ink, look)),
    open: body((ink) => sprungLid(ink, CASKET, { color: box, lining, trim, lid: () => drawLid(ink, look) })),
  };
}

/** A jewel casket, and its stones. */
export const colours: LockParts = {
  ...casketOf({
    lid: wooden('#75303a', 0.35),
    trim: BRASS,
    well: ['#1d0a12', '#4b1d29'],
    setting: '#2b1118',
    box: '#5a2530',
    lining: ['#2a0f1e', '#6b2440', '#8f3b4a'],
  }),
  ...Object.fromEntries(COLOUR_NAMES.map((name) => [name, part([50, 50], (ink) => drawStone(ink, name))])),
};

function drawLid(ink: Ink, { lid, trim, well, setting }: ColoursLook): void {
  const shape = rect(...CASKET, 26);
  castShadow(ink, shape, { dx: 8, dy: 12, blur: 12, opacity: 0.5 });
  lid(ink, shape, CASKET, 9);
  ink.draw(rect(20, 36, 320, 410, 18), { stroke: ramp(trim).line, width: 5.5 });
  ink.draw(rect(20, 36, 320, 410, 18), { stroke: trim, width: 3 });
  for (const x of [24, 336]) for (const y of [40, 442]) knob(ink, [x, y], 8, trim);
  recess(ink, rect(38, 54, 246, 56, 12), well[1], { depth: 8, fill: linear(80, ...well) });
  for (const column of [0, 1, 2, 3])
    for (const row of [0, 1]) {
      const [x, y] = [62 + column * 79, 162 + row * 114];
      castShadow(ink, oval(x, y, 33), { dx: 2, dy: 5, blur: 4, opacity: 0.5 });
      plate(ink, oval(x, y, 34), trim, { bevel: 4 });
      recess(ink, oval(x, y, 27), setting, { depth: 5 });
    }
}

/** The stone of a colour in a box of 50 × 50. */
export function drawStone(ink: Ink, name: ColourName): void {
  const [color, shape] = GEMS[name];
  const [center, r]: [Point, number] = [[25, 25], 22];
  const path = shape(center, r);
  const tone = ramp(color);
  ink.draw(path, { fill: SHADOW, opacity: 0.5, move: [r * 0.1, r * 0.16] });
  const glass = radial(0.38, 0.3, 0.85, tone.hi, [tone.light, 0.25], [tone.base, 0.55], tone.dark);
  ink.draw(path, { fill: glass, stroke: tone.line, width: 2.2 });
  ink.clip(path, () => {
    const inner = mapPath(path, (px, py) => [25 + (px - 25) * 0.58, 25 + (py - 25) * 0.58]);
    ink.draw(polygon([-2, -2], [36, -2], [-2, 36]), { fill: '#fff', opacity: 0.26 });
    ink.draw(inner, { stroke: tone.hi, width: r * 0.07, opacity: 0.8 });
    ink.draw(inner, { fill: tone.light, opacity: 0.28 });
  });
  ink.draw(oval(25 - r * 0.3, 25 - r * 0.36, r * 0.17, r * 0.11), { fill: '#fff', opacity: 0.9 });
}
