import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow } from '../../ink/light.ts';
import { type Box, curve } from '../../ink/path.ts';
import { rect } from '../../ink/shapes.ts';
import { drums } from '../../kits/controls/drums.ts';
import { escutcheon, keyhole, knob, rod } from '../../matter/metal.ts';
import { board } from '../../matter/wood.ts';

interface Front {
  wood: string;
  metal: string;
  /** Three wheels replace the keyhole. */
  hasWheels?: boolean | undefined;
}

/** The upper part of a drawer's front: a lock between two drop handles. */
export function drawerFront(ink: Ink, [x, y, w, h]: Box, { wood, metal, hasWheels }: Front): void {
  const tone = ramp(wood);
  ink.draw(rect(x - 9, y - 9, w + 18, h + 18, 8), { fill: tone.deep, stroke: tone.line, width: 3 });
  board(ink, [x, y, w, h], shift(wood, { lightness: 0.015 }), {
    direction: 'along x',
    strength: 0.36,
    corners: 5,
    bevel: 6,
  });
  const bead = rect(x + 20, y + 18, w - 40, h, 4);
  ink.draw(bead, { stroke: tone.dark, width: 4, opacity: 0.8 });
  ink.draw(bead, { stroke: tone.hi, width: 2, opacity: 0.5, move: [2, 3] });
  for (const cx of [x + w * 0.2, x + w * 0.8]) drawHandle(ink, cx, y + 46, metal);
  if (hasWheels) {
    drums(ink, [x + w / 2 - 92, y + 22, 184, 78], 3, metal);
    return;
  }
  escutcheon(ink, [x + w / 2, y + 62], 54, 84, metal);
  keyhole(ink, [x + w / 2, y + 52], 8.5);
}

function drawHandle(ink: Ink, cx: number, y: number, metal: string): void {
  const bail = (dy: number) =>
    curve(
      `M${cx - 58} ${y + dy}C${cx - 54} ${y + 46 + dy} ${cx - 30} ${y + 50 + dy} ${cx} ${y + 50 + dy}` +
        `C${cx + 30} ${y + 50 + dy} ${cx + 54} ${y + 46 + dy} ${cx + 58} ${y + dy}`,
    );
  castShadow(ink, rect(cx - 56, y + 44, 112, 12, 6), { dx: 5, dy: 12, blur: 6, opacity: 0.45 });
  rod(ink, bail(0), metal, 10, bail(-2.4));
  for (const at of [cx - 58, cx + 58]) knob(ink, [at, y], 13, metal);
}
