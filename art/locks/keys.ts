import { ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { castShadow, glow, recess } from '../ink/light.ts';
import { linear } from '../ink/paint.ts';
import type { Box } from '../ink/path.ts';
import { oval, polygon, rect } from '../ink/shapes.ts';
import { metal, plate, rivet } from '../matter/metal.ts';
import { BRASS, GOLD, SILVER } from '../matter/palette.ts';
import { type LockPart, type LockParts, part } from './lockPart.ts';
import { type Surface, wooden } from './surfaces.ts';

/** The materials of a lock with several keyholes. */
interface KeysLook {
  body: Surface;
  /** The panel with the keyholes. */
  panel: Surface;
  trim: string;
  /** The channel in which the bolt slides. */
  well: readonly [string, string];
  lining: readonly [string, string, string];
}

/** The colours of the keyholes: one for each metal of the keys, and the enamels of coloured ones. */
const HOLES = {
  ...{ gold: GOLD, silver: SILVER, copper: '#b86a3e', iron: '#5c6478' },
  ...{ red: '#b8433f', blue: '#3f74b8', green: '#4a8f55' },
} as const;

/** The channel of the bolt, and the distance that the bolt slides. */
const CHANNEL: Box = [34, 26, 292, 44];

/** A lock with one row of keyholes or two, and the bolt that they hold. */
export function keysOf(look: KeysLook): LockParts {
  return {
    row: board(look, 236),
    rows: board(look, 366),
    bolt: part([190, 34, 12], (ink) => drawBolt(ink, look.trim)),
  };
}

export const keys: LockParts = {
  ...keysOf({
    body: wooden('#6d4428', 0.4),
    panel: wooden('#8d5c36', 0.4),
    trim: BRASS,
    well: ['#1c110a', '#4d3115'],
    lining: ['#1c0f0a', '#5a3620', '#8a5a30'],
  }),
  ...Object.fromEntries(
    Object.entries(HOLES).map(([name, color]) => [
      `hole-${name}`,
      part([84, 116, 10], (ink) => drawHole(ink, color)),
    ]),
  ),
};

function board({ body, panel, trim, well, lining }: KeysLook, height: number): LockPart {
  return part([360, height, 24], (ink) => {
    const box: Box = [4, 4, 352, height - 8];
    const shape = rect(...box, 22);
    castShadow(ink, shape, { dx: 8, dy: 12, blur: 12, opacity: 0.5 });
    body(ink, shape, box, 9);
    ink.draw(rect(14, 14, 332, height - 28, 15), { stroke: ramp(trim).line, width: 5 });
    ink.draw(rect(14, 14, 332, height - 28, 15), { stroke: trim, width: 2.8 });
    const field: Box = [26, 84, 308, height - 110];
    panel(ink, rect(...field, 12), field, 6);
    for (const x of [40, 320]) for (const y of [98, height - 40]) rivet(ink, [x, y], 6, trim);
    recess(ink, rect(...CHANNEL, 12), well[1], { depth: 9, fill: linear(90, ...well) });
    // The open bolt's position: light shines out from behind it.
    ink.clip(rect(...CHANNEL, 12), () => glow(ink, 292, 48, 70, lining[2], 0.8, 34));
  });
}

function drawBolt(ink: Ink, color: string): void {
  const tone = ramp(color);
  const shape = rect(0, 2, 190, 30, 8);
  castShadow(ink, shape, { dx: 2, dy: 5, blur: 4, opacity: 0.5 });
  ink.draw(shape, {
    fill: linear(90, tone.hi, [tone.light, 0.25], [tone.base, 0.55], tone.dark),
    stroke: tone.line,
    width: 3,
  });
  plate(ink, rect(20, -3, 26, 40, 6), color, { bevel: 4, width: 2.6 });
}

function drawHole(ink: Ink, color: string): void {
  const tone = ramp(color);
  const shape = oval(42, 58, 38, 54);
  castShadow(ink, shape, { dx: 3, dy: 6, blur: 5, opacity: 0.5 });
  plate(ink, shape, color, { bevel: 7, width: 3.2, fill: metal(color, 62) });
  ink.draw(oval(42, 58, 30, 46), { stroke: tone.dark, width: 2, opacity: 0.7 });
  ink.draw(oval(42, 59, 30, 46), { stroke: tone.hi, width: 1.4, opacity: 0.7 });
  for (const y of [15, 101]) rivet(ink, [42, y], 4.4, color);
  ink.draw(oval(42, 47, 12.5), { fill: '#120b12' });
  ink.draw(polygon([37, 52], [47, 52], [52, 82], [32, 82]), { fill: '#120b12' });
  ink.draw(oval(42, 47, 12.5), { stroke: tone.line, width: 2, opacity: 0.6 });
}
