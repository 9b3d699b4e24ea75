import { ramp, shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, SHADOW, settle, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, curve, type Point } from '../../../ink/path.ts';
import { polygon, rect } from '../../../ink/shapes.ts';
import { topPlane } from '../../../kits/furniture/cabinet.ts';
import { knob, plate, rod } from '../../../matter/metal.ts';
import { board, fieldedPanel, grain } from '../../../matter/wood.ts';
import { LIT, type Looks, mirrorIn } from './shape.ts';

/** Sides, top and the panel below the keys. */
export function drawCase(ink: Ink, { wood, isLacquered = false }: Looks, isOpened: boolean): void {
  const body = rect(34, 66, 452, 376, 6);
  board(ink, [34, 66, 452, 376], shift(wood, { lightness: -0.05 }), {
    corners: 6,
    bevel: 8,
    strength: isLacquered ? 0 : 0.35,
  });
  settle(ink, body, 0.3, 0.5);
  const panel: Box = [74, 318, 372, 90];
  fieldedPanel(ink, panel, shift(wood, { lightness: LIT * 0.6 }), { hasGrain: !isLacquered });
  if (isLacquered) mirrorIn(ink, rect(91, 335, 338, 56, 2), [91, 335, 338, 56]);
  ink.draw(rect(74, 318, 372, 40), { fill: linear(90, [SHADOW, 0, 0.55], [SHADOW, 1, 0]) });
  if (isOpened) drawLidUp(ink, wood);
  else topPlane(ink, [20, 34, 480, 22], 18, shift(wood, { lightness: LIT }));
  board(ink, [18, 54, 484, 24], shift(wood, { lightness: LIT }), {
    direction: 'along x',
    corners: 6,
    bevel: 5,
    rim: isLacquered ? 0.95 : 0.55,
    strength: isLacquered ? 0 : 0.3,
  });
}

/** The front half of the lid, folded back on the rear one. */
function drawLidUp(ink: Ink, color: string): void {
  const tone = ramp(color);
  const inside = polygon([36, 4], [484, 4], [500, 46], [20, 46]);
  solid(ink, inside, color, {
    bevel: 5,
    fill: linear(90, tone.base, tone.deep),
    texture: () => grain(ink, [20, 4, 480, 44], color, { direction: 'along x', strength: 0.35 }),
  });
  ink.draw(polygon([18, 46], [502, 46], [502, 56], [18, 56]), { fill: '#170e14' });
}

/** The two legs under the keys, and the pedals. */
export function drawFeet(ink: Ink, { wood, trim }: Looks): void {
  for (const x of [232, 260, 288]) drawPedal(ink, [x, 430], trim);
  const lit = shift(wood, { lightness: LIT });
  for (const x of [52, 468]) drawLeg(ink, x, lit);
  board(ink, [26, 432, 84, 24], lit, { direction: 'along x', corners: 6, bevel: 4, strength: 0.3 });
  board(ink, [410, 432, 84, 24], lit, { direction: 'along x', corners: 6, bevel: 4, strength: 0.3 });
}

function drawLeg(ink: Ink, x: number, color: string): void {
  const tone = ramp(color);
  const leg = curve(
    `M${x - 15} 300L${x + 15} 300L${x + 12} 330C${x + 24} 350 ${x + 20} 372 ${x + 9} 392L${x + 14} 432L${x - 14} 432` +
      `L${x - 9} 392C${x - 20} 372 ${x - 24} 350 ${x - 12} 330Z`,
  );
  castShadow(ink, leg, { dx: 6, dy: 3, blur: 6, opacity: 0.4 });
  solid(ink, leg, color, {
    bevel: 5,
    rim: 0.8,
    fill: linear(0, tone.light, [tone.hi, 0.3], [tone.base, 0.55], tone.deep),
  });
  for (const [y, half] of [
    [328, 17],
    [392, 14],
  ] as const)
    solid(ink, rect(x - half, y - 5, half * 2, 11, 5), color, { bevel: 3, width: 4.5 });
}

function drawPedal(ink: Ink, [x, y]: Point, color: string): void {
  rod(ink, curve(`M${x} ${y - 20}L${x} ${y}`), color, 6);
  plate(ink, rect(x - 9, y - 4, 18, 24, [4, 4, 9, 9]), color, { width: 4.5, bevel: 3 });
  knob(ink, [x, y - 20], 6, color);
}
