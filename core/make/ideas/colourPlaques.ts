import { COLOURS } from '../../lock/signs/signs.ts';
import { askFor } from './asks.ts';
import type { Idea } from './model.ts';
import { countSigns, hangPlaques, PLAQUE_CLOSER, PLAQUE_METHOD, PLAQUE_ORDER } from './plaques.ts';

/** Colours on three plaques on a wall are those of the stones to press. */
export const colourPlaques: Idea = {
  id: 'colour-plaques',
  level: 1,
  fromAge: 8,
  needsWall: true,
  isLast: true,
  make: (kit) => {
    const { tell } = kit;
    const { things, signs, order } = hangPlaques(kit, {
      kind: 'colour',
      signs: COLOURS,
      noun: { en: 'colour plaque', de: 'Farbschild' },
      count: countSigns(kit.chance),
    });
    return {
      parameters: signs.join(' '),
      answer: { password: signs.join(' '), face: { type: 'colours' } },
      clues: things,
      asks: `${askFor(kit, 'colours')} ${tell(PLAQUE_ORDER, { order })}`,
      hints: [tell(PLAQUE_METHOD), tell(PLAQUE_CLOSER, { order })],
    };
  },
};
