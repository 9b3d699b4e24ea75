import { mix, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { joinPaths } from '../../../ink/path.ts';
import { polyline, rect } from '../../../ink/shapes.ts';
import { hollow, leafOutward } from '../../../kits/furniture/cabinet.ts';
import { cobweb } from '../../../kits/stage/cobweb.ts';
import { hinge } from '../../../matter/metal.ts';
import { BRASS } from '../../../matter/palette.ts';
import { grain } from '../../../matter/wood.ts';
import { LEAF, type Looks } from './shape.ts';

/** The cupboard behind the two rows. */
export function drawSecret(ink: Ink, { wood, light }: Looks): void {
  const inside = mix(wood, '#6a4a3a', 0.6);
  hollow(ink, { box: LEAF, corners: 3, depth: 26, shelves: [], light }, inside, () => {
    glow(ink, 190, 330, 130, light, 0.95, 120);
    cobweb(ink, [102, 176], 70);
  });
}

/** The two rows of books as a door on hinges. */
export function drawLeaf(ink: Ink, { wood }: Looks): void {
  leafOutward(ink, { box: LEAF, thickness: 30, angle: 105 }, wood, () => drawBack(ink, wood));
  const [x, y, , h] = LEAF;
  for (const at of [y + 30, y + h - 60]) hinge(ink, [x, at], 30, BRASS, 12);
}

/** Draws the visible back of the leaf: boards and a rail. */
function drawBack(ink: Ink, color: string): void {
  const [x, y, w, h] = LEAF;
  const tone = ramp(color);
  solid(ink, rect(x, y, w, h, 3), color, {
    bevel: 6,
    fill: linear(0, tone.light, tone.shade),
    texture: () => {
      grain(ink, LEAF, color, { strength: 0.45 });
      const joints = [1, 2, 3].map((i) => polyline([x + (i * w) / 4, y], [x + (i * w) / 4, y + h]));
      ink.draw(joinPaths(...joints), { stroke: tone.line, width: 4 });
    },
  });
  for (const at of [y + 30, y + h - 58])
    solid(ink, rect(x + 10, at, w - 20, 28, 3), color, { bevel: 4, width: 4.5 });
}
