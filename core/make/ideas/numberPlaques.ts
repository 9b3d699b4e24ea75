import type { Idea } from './model.ts';
import { countSigns, hangPlaques, PLAQUE_CLOSER, PLAQUE_METHOD, PLAQUE_ORDER } from './plaques.ts';

/** Numbers on three plaques on a wall are the figures of the code. */
export const numberPlaques: Idea = {
  id: 'number-plaques',
  level: 1,
  fromAge: 8,
  sort: 'figures',
  kind: 'seen',
  needsWall: true,
  isLast: true,
  make: (kit) => {
    const { tell } = kit;
    const { things, signs, order } = hangPlaques(kit, {
      kind: 'number',
      signs: FIGURES,
      noun: { en: 'number plaque', de: 'Zahlenschild' },
      count: countSigns(kit.chance),
    });
    return {
      parameters: signs.join(' '),
      answer: { password: signs.map((sign) => FIGURES.indexOf(sign)).join(''), face: { type: 'digits' } },
      clues: things,
      size: signs.length,
      inscription: tell(PLAQUE_ORDER, { order }),
      hints: [tell(PLAQUE_METHOD), tell(PLAQUE_CLOSER, { order })],
    };
  },
};

/** The colours of plaques with numbers, from 0. */
const FIGURES = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
