import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve } from '../../ink/path.ts';
import { oval, rect } from '../../ink/shapes.ts';
import { turns } from '../../leaves.ts';
import { trembling } from '../../moving.ts';
import { frond, frondMass } from './fern/frond.ts';
import { BACK, FRONT_HANGING, FRONT_PARTED, MIDDLE_FRONDS } from './fern/fronds.ts';
import { drawBelt, drawPotNiche } from './fern/potNiche.ts';

interface Palette {
  pot: string;
  band: string;
  light: string;
}

const POT = curve('M92 236L308 236C312 300 292 356 268 392L272 424L128 424L132 392C108 356 88 300 92 236Z');

/**
 * A fern with dark fronds behind, green ones in the middle, light ones in front. Opened, they are parted, and
 * a door in the pot shows a mossy hollow.
 */
export const fern = defineItem<Palette>({
  id: 'fern',
  name: 'Fern',
  tag: 'Decorations',
  anchor: 'floor',
  size: [400, 430],
  margin: { top: 40, right: 54, bottom: 34, left: 54 },
  line: 6,
  seed: 407,
  stand: { width: 15, center: 82, foot: 86 },
  realSize: { height: 95 },
  wear: 'none',
  palettes: {
    terracotta: { pot: '#c2704a', band: '#f0c48a', light: '#ffdf90' },
    blue: { pot: '#4f7cb4', band: '#e8e0c8', light: '#a8e8ff' },
    white: { pot: '#e4dccf', band: '#b0483f', light: '#ffd29a' },
    brass: { pot: '#d0a048', band: '#6a3f34', light: '#fff0b0' },
  },
  opens: true,
  opening: 'swings',
  leaves: [turns('left', [130, 280, 140, 116], [70, 268, 78, 146])],
  isContainer: true,
  hitBox: [20, 0, 360, 430],
  holds: [154, 284, 92, 88],
  moves: ({ light }, isOpened) => (isOpened ? [trembling([200, 350], light, 76)] : []),
  draw(ink, palette, isOpened) {
    groundShadow(ink, 200, 424, 112, 15, 0.6);
    frondMass(ink, BACK);
    drawPot(ink, palette, isOpened);
    for (const each of MIDDLE_FRONDS) frond(ink, each);
    for (const each of isOpened ? FRONT_PARTED : FRONT_HANGING) frond(ink, each);
  },
});

function drawPot(ink: Ink, { pot, band, light }: Palette, isOpened: boolean): void {
  const tone = ramp(pot);
  castShadow(ink, POT, { dx: 9, dy: 4, blur: 9, opacity: 0.35 });
  ink.draw(oval(200, 238, 104, 14), { fill: '#33221e' });
  solid(ink, POT, pot, {
    bevel: 7,
    fill: linear(12, tone.light, [tone.hi, 0.22], [tone.base, 0.5], [tone.shade, 0.78], tone.dark),
    texture: () => drawBelt(ink, { pot, band, light }),
  });
  settle(ink, POT, 0.3);
  solid(ink, rect(80, 228, 240, 32, 10), pot, {
    bevel: 5,
    fill: linear(12, tone.light, [tone.hi, 0.22], [tone.base, 0.5], tone.dark),
  });
  ink.draw(curve('M104 240L104 250L232 250L240 240Z'), { fill: '#fff', opacity: 0.22 });
  ink.draw(curve('M110 272Q112 318 128 356'), { stroke: '#fff', width: 9, opacity: 0.45, cap: 'round' });
  if (isOpened) drawPotNiche(ink, { pot, band, light });
}
