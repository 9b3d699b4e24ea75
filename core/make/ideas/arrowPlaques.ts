import { DIRECTIONS } from '../../lock/signs/signs.ts';
import type { Idea } from './model.ts';
import { countSigns, hangPlaques, PLAQUE_CLOSER, PLAQUE_METHOD, PLAQUE_ORDER } from './plaques.ts';

/** Arrows on three plaques on a wall show in which directions a knob is pushed. */
export const arrowPlaques: Idea = {
  id: 'arrow-plaques',
  level: 1,
  fromAge: 8,
  sort: 'ways',
  kind: 'seen',
  needsWall: true,
  isLast: true,
  make: (kit) => {
    const { tell } = kit;
    const { things, signs, order } = hangPlaques(kit, {
      kind: 'arrow',
      signs: DIRECTIONS,
      noun: { en: 'arrow', de: 'Pfeilschild' },
      count: countSigns(kit.chance),
    });
    return {
      parameters: signs.join(' '),
      answer: { password: signs.join(' '), face: { type: 'directions' } },
      clues: things,
      size: signs.length,
      inscription: tell(PLAQUE_ORDER, { order }),
      hints: [tell(PLAQUE_METHOD), tell(PLAQUE_CLOSER, { order })],
    };
  },
};
