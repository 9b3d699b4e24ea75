import { defineItem } from '../../defineItem.ts';
import { glow, groundShadow } from '../../ink/light.ts';
import { drawBreast, drawHollow } from '../../kits/things/armour/breast.ts';
import { drawHelmet } from '../../kits/things/armour/helmet.ts';
import { drawArms, drawHalberd, drawLegs, drawPlinth } from '../../kits/things/armour/limbs.ts';
import type { Looks } from '../../kits/things/armour/shape.ts';
import { turns } from '../../leaves.ts';
import { GOLD } from '../../matter/palette.ts';

/** A knight's armour on a plinth; opened, two eyes glow under its visor, and its breast is a cupboard. */
export const armour = defineItem<Looks>({
  id: 'armour',
  name: 'Suit of armour',
  tag: 'Decorations',
  anchor: 'floor',
  size: [320, 660],
  margin: { top: 20, right: 48, bottom: 34, left: 60 },
  line: 6,
  seed: 405,
  stand: { width: 15.6, center: 69, foot: 80 },
  realSize: { height: 185 },
  palettes: {
    steel: { steel: '#aab4c4', trim: GOLD, plume: '#c23f44', plinth: '#7a5a4c', light: '#ffd27a' },
    black: { steel: '#4a4a5e', trim: '#c98a4a', plume: '#c48af0', plinth: '#6a6470', light: '#ffd49a' },
    gold: { steel: '#d9a94a', trim: '#8a4a34', plume: '#3f6fb8', plinth: '#5c5a6c', light: '#fff0b0' },
    bronze: { steel: '#b07a4c', trim: '#6fae98', plume: '#4a8a6a', plinth: '#6a5a54', light: '#b0ffd8' },
  },
  opens: true,
  opening: 'swings',
  lockMaterial: 'steel',
  leaves: [turns('left', [122, 148, 124, 152], [40, 138, 62, 170])],
  isContainer: true,
  hitBox: [34, 6, 262, 654],
  holds: [110, 176, 84, 92],
  moves: ({ light }, isOpened) =>
    isOpened
      ? [138, 166].map((x) => ({ type: 'flicker', at: [x, 92], radius: 13, color: light }) as const)
      : [],
  draw(ink, looks, isOpened) {
    groundShadow(ink, 152, 654, 150, 15, 0.6);
    if (isOpened) glow(ink, 152, 210, 178, looks.light, 0.95, 196);
    drawPlinth(ink, looks);
    drawLegs(ink, looks);
    drawHalberd(ink, looks);
    drawArms(ink, looks, 'left');
    if (isOpened) drawHollow(ink, looks);
    else drawBreast(ink, looks);
    drawArms(ink, looks, 'right');
    drawHelmet(ink, looks, isOpened);
  },
});
