import type { Ink } from '../ink/Ink.ts';
import { castShadow, recess, solid } from '../ink/light.ts';
import { curve } from '../ink/path.ts';
import { rect } from '../ink/shapes.ts';
import { rod } from '../matter/metal.ts';
import { BRASS } from '../matter/palette.ts';
import { wood } from '../matter/wood.ts';
import { body, type LockParts, part } from './lockPart.ts';
import { sprungLid } from './openings.ts';

const BOX = [6, 22, 348, 376] as const;

/** A box with two brass rails, and a card to stand on them. */
export const order: LockParts = {
  shut: body(drawBox),
  open: body((ink) =>
    sprungLid(ink, BOX, {
      color: '#5a3320',
      lining: ['#1c0f0a', '#5a3620', '#8a5a30'],
      lid: () => drawBox(ink),
    }),
  ),
  card: part([98, 114], (ink) =>
    solid(ink, rect(0, 0, 98, 114, 8), '#efe2c4', { bevel: 4, width: 2.6, shade: 0.3 }),
  ),
};

function drawBox(ink: Ink): void {
  const shape = rect(...BOX, 18);
  castShadow(ink, shape, { dx: 8, dy: 12, blur: 12, opacity: 0.5 });
  wood(ink, shape, BOX, '#7d4c2e', { bevel: 9, strength: 0.4, direction: 'along x' });
  for (const foot of [198, 358]) {
    recess(ink, rect(20, foot - 120, 320, 136, 10), '#3a2016', { depth: 9 });
    const light = curve(`M28 ${foot + 3}L332 ${foot + 3}`);
    rod(ink, curve(`M24 ${foot + 6}L336 ${foot + 6}`), BRASS, 10, light);
  }
}
