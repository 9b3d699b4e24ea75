import type { Ink } from '../ink/Ink.ts';
import { castShadow, recess, solid } from '../ink/light.ts';
import { curve, polar } from '../ink/path.ts';
import { oval, range, rect } from '../ink/shapes.ts';
import { rod } from '../matter/metal.ts';
import { BRASS } from '../matter/palette.ts';
import { wood } from '../matter/wood.ts';
import { body, type LockParts, part } from './lockPart.ts';
import { sprungLid } from './openings.ts';

const BOX = [6, 22, 348, 376] as const;

/** A box with two brass rails, a card to stand on them, and what closes the lower half where one rail is enough. */
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
  panel: part([330, 146], drawPanel),
};

/** A framed board with a brass rosette. */
function drawPanel(ink: Ink): void {
  wood(ink, rect(0, 0, 330, 146, 12), [0, 0, 330, 146], '#7d4c2e', {
    bevel: 7,
    strength: 0.4,
    direction: 'along x',
  });
  const [inner, field] = [rect(20, 18, 290, 110, 8), [28, 26, 274, 94] as const];
  recess(ink, inner, '#4a2a1a', { depth: 5 });
  wood(ink, rect(...field, 6), field, '#8f5c38', { bevel: 5, strength: 0.5, direction: 'along x' });
  for (const turn of range(8))
    solid(ink, oval(...polar(165, 73, 17, turn * 45), 8), '#c98f32', { bevel: 2, width: 1.8 });
  solid(ink, oval(165, 73, 12), '#e8b53c', { bevel: 3, width: 2 });
  for (const x of [42, 288])
    for (const y of [40, 106]) solid(ink, oval(x, y, 4.5), '#c98f32', { bevel: 1.5, width: 1.6 });
}

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
