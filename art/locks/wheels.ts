import { ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { castShadow, recess } from '../ink/light.ts';
import { linear } from '../ink/paint.ts';
import { type Box, curve } from '../ink/path.ts';
import { oval, polygon, polyline, rect } from '../ink/shapes.ts';
import { knob, plate, rivet, rod } from '../matter/metal.ts';
import { BRASS } from '../matter/palette.ts';
import { body, type LockParts, part } from './lockPart.ts';
import { polished, type Surface } from './surfaces.ts';

/** The materials of a padlock with wheels. */
interface WheelsLook {
  body: Surface;
  /** The colours of the line around the padlock, dark and light. */
  line: readonly [string, string];
  /** The colours of the recess of the wheels. */
  well: readonly [string, string];
  pointer: string;
  shackle: string;
  light?: string;
  /**
   * Whether a bolt replaces the shackle. The lock is then part of an item instead of a padlock.
   */
  isBolted?: boolean;
}

/** The middles of the plates that hold the bolt, and its height. */
const KEEPERS = [46, 174] as const;
const BOLT = 104;

/** Returns a padlock, or a lock with a bolt; the shackle or bolt is a separate part, so that it can open. */
export function wheelsOf(look: WheelsLook): LockParts {
  const { body: surface, line, well, pointer, shackle, light, isBolted } = look;
  return {
    shut: body((ink) => {
      const box: Box = [2, 150, 356, 310];
      const shape = rect(...box, 34);
      castShadow(ink, shape, { dx: 8, dy: 12, blur: 12, opacity: 0.55 });
      surface(ink, shape, box, 10);
      if (light) ink.draw(rect(12, 160, 336, 290, 26), { stroke: light, width: 8, opacity: 0.45, blur: 5 });
      ink.draw(rect(12, 160, 336, 290, 26), { stroke: line[0], width: 2.4, opacity: 0.6 });
      ink.draw(rect(13.5, 161.5, 336, 290, 26), { stroke: line[1], width: 1.4, opacity: 0.7 });
      recess(ink, rect(4, 182, 352, 196, 10), well[1], { depth: 9, fill: linear(90, ...well) });
    }),
    /** The pointer at the line that counts, on the left side of the recess; it is mirrored for the right side. */
    pointer: part([18, 26], (ink) => {
      const shape = polygon([0, 1], [18, 13], [0, 25]);
      ink.draw(shape, { fill: pointer, stroke: ramp(pointer).line, width: 2.4 });
    }),
    shackle: part([220, 230, 20], (ink) => (isBolted ? drawBolt(ink, look) : drawBow(ink, shackle))),
  };
}

function drawBow(ink: Ink, color: string): void {
  const bow = curve('M30 220L30 104C30 -6 190 -6 190 104L190 220');
  const tone = ramp(color);
  ink.draw(bow, { stroke: '#171320', width: 37 });
  rod(ink, bow, color, 30);
  ink.draw(curve('M23 210L23 104C23 4 184 4 183 104'), {
    stroke: tone.hi,
    width: 6,
    cap: 'round',
    opacity: 0.9,
  });
  ink.draw(curve('M40 210L40 108C40 20 180 20 180 108L180 210'), {
    stroke: tone.shade,
    width: 4,
    opacity: 0.7,
  });
}

/** A bolt in two keepers, with a knob to draw it. A bar over two posts would be the handle of a suitcase. */
function drawBolt(ink: Ink, { shackle }: WheelsLook): void {
  const bolt = polyline([0, BOLT], [220, BOLT]);
  ink.draw(bolt, { stroke: '#171320', width: 36, opacity: 0.4, blur: 6, move: [3, 9], cap: 'round' });
  rod(ink, bolt, shackle, 30, polyline([0, BOLT - 7], [220, BOLT - 7]));
  for (const x of [0, 220]) ink.draw(oval(x, BOLT, 5), { fill: ramp(shackle).dark, opacity: 0.6 });
  for (const x of KEEPERS) {
    const keeper = rect(x - 19, BOLT - 33, 38, 140, 9);
    castShadow(ink, keeper, { dx: 4, dy: 7, blur: 6, opacity: 0.5 });
    plate(ink, keeper, shackle, { bevel: 6 });
    for (const y of [BOLT - 20, BOLT + 36]) rivet(ink, [x, y], 5, shackle);
  }
  knob(ink, [110, BOLT], 25, shackle);
}

export const wheels = wheelsOf({
  body: polished(BRASS),
  line: [ramp(BRASS).dark, '#fff0bd'],
  well: ['#1c110a', '#4d3115'],
  pointer: '#8e2838',
  shackle: '#aab2c6',
});
