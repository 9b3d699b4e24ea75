import type { Ink } from '../ink/Ink.ts';
import { castShadow, recess, solid } from '../ink/light.ts';
import { curve, polar } from '../ink/path.ts';
import { oval, range, rect } from '../ink/shapes.ts';
import { rod } from '../matter/metal.ts';
import { BRASS } from '../matter/palette.ts';
import { body, type LockParts, part } from './lockPart.ts';
import { sprungLid } from './openings.ts';
import { type Surface, wooden } from './surfaces.ts';

const BOX = [6, 22, 348, 376] as const;

/** The materials of a box of cards. */
interface OrderLook {
  box: Surface;
  /** The colour of the slot that holds a row of cards. */
  well: string;
  rail: string;
  /** The panel that closes the lower half where one row is enough. */
  panel: Surface;
  field: Surface;
  under: string;
  lining: readonly [string, string, string];
}

/** A box with two rails, and the panel over the lower one. */
export function cardBoxOf(look: OrderLook): LockParts {
  const { under, lining, rail } = look;
  return {
    shut: body((ink) => drawBox(ink, look)),
    open: body((ink) =>
      sprungLid(ink, BOX, { color: under, lining, trim: rail, lid: () => drawBox(ink, look) }),
    ),
    panel: part([330, 146], (ink) => drawPanel(ink, look)),
  };
}

/** A wooden box with brass rails, and a card to stand on them. */
export const order: LockParts = {
  ...cardBoxOf({
    box: wooden('#7d4c2e', 0.4),
    well: '#3a2016',
    rail: BRASS,
    panel: wooden('#7d4c2e', 0.4),
    field: wooden('#8f5c38', 0.5),
    under: '#5a3320',
    lining: ['#1c0f0a', '#5a3620', '#8a5a30'],
  }),
  card: part([98, 114], (ink) =>
    solid(ink, rect(0, 0, 98, 114, 8), '#efe2c4', { bevel: 4, width: 2.6, shade: 0.3 }),
  ),
};

/** A framed board with a rosette of the rails' metal. */
function drawPanel(ink: Ink, { panel, field: surface, well, rail }: OrderLook): void {
  panel(ink, rect(0, 0, 330, 146, 12), [0, 0, 330, 146], 7);
  const [inner, field] = [rect(20, 18, 290, 110, 8), [28, 26, 274, 94] as const];
  recess(ink, inner, well, { depth: 5 });
  surface(ink, rect(...field, 6), field, 5);
  for (const turn of range(8))
    solid(ink, oval(...polar(165, 73, 17, turn * 45), 8), rail, { bevel: 2, width: 1.8 });
  solid(ink, oval(165, 73, 12), rail, { bevel: 3, width: 2 });
  for (const x of [42, 288])
    for (const y of [40, 106]) solid(ink, oval(x, y, 4.5), rail, { bevel: 1.5, width: 1.6 });
}

function drawBox(ink: Ink, { box, well, rail }: OrderLook): void {
  const shape = rect(...BOX, 18);
  castShadow(ink, shape, { dx: 8, dy: 12, blur: 12, opacity: 0.5 });
  box(ink, shape, BOX, 9);
  for (const foot of [198, 358]) {
    recess(ink, rect(20, foot - 120, 320, 136, 10), well, { depth: 9 });
    const light = curve(`M28 ${foot + 3}L332 ${foot + 3}`);
    rod(ink, curve(`M24 ${foot + 6}L336 ${foot + 6}`), rail, 10, light);
  }
}
