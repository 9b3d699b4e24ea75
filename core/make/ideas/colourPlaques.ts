import { COLOURS } from '../../lock/signs/signs.ts';
import type { Idea } from './model.ts';
import { countSigns, hangPlaques, PLAQUE_CLOSER, PLAQUE_METHOD, PLAQUE_ORDER } from './plaques.ts';

/** Colours on three plaques on a wall are those of the stones to press. */
export const colourPlaques: Idea = {
  id: 'colour-plaques',
  level: 1,
  fromAge: 8,
  sort: 'colours',
  kind: 'seen',
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
      size: signs.length,
      inscription: tell(PLAQUE_ORDER, { order }),
      hints: [tell(PLAQUE_METHOD), tell(PLAQUE_CLOSER, { order })],
    };
  },
};
