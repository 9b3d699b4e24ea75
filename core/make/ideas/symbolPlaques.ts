import { SYMBOLS } from '../../lock/signs/signs.ts';
import type { Idea } from './model.ts';
import { hangPlaques, PLAQUE_CLOSER, PLAQUE_METHOD, PLAQUE_ORDER } from './plaques.ts';

/** Symbols on three plaques on a wall are those of the tiles to press. */
export const symbolPlaques: Idea = {
  id: 'symbol-plaques',
  level: 1,
  fromAge: 8,
  sort: 'signs',
  kind: 'seen',
  needsWall: true,
  isLast: true,
  make: (kit) => {
    const { tell } = kit;
    const { things, signs, order } = hangPlaques(kit, {
      kind: 'sign',
      signs: SYMBOLS,
      noun: { en: 'symbol plaque', de: 'Zeichenschild' },
      count: 3,
    });
    return {
      parameters: signs.join(' '),
      answer: { password: signs.join(' '), face: { type: 'symbols' } },
      clues: things,
      size: signs.length,
      inscription: tell(PLAQUE_ORDER, { order }),
      hints: [tell(PLAQUE_METHOD), tell(PLAQUE_CLOSER, { order })],
    };
  },
};
