import { TONES } from '../../lock/signs/signs.ts';
import type { Idea } from './model.ts';
import { countSigns, hangPlaques, PLAQUE_CLOSER, PLAQUE_METHOD, PLAQUE_ORDER } from './plaques.ts';

/** Notes on three plaques on a wall are the melody to play. */
export const notePlaques: Idea = {
  id: 'note-plaques',
  level: 2,
  fromAge: 8,
  sort: 'tones',
  kind: 'seen',
  needsWall: true,
  isLast: true,
  make: (kit) => {
    const { tell } = kit;
    const { things, signs, order } = hangPlaques(kit, {
      kind: 'note',
      signs: TONES,
      noun: { en: 'note plaque', de: 'Notenschild' },
      count: countSigns(kit.chance),
    });
    return {
      parameters: signs.join(' '),
      answer: { password: signs.join(' '), face: { type: 'melody' } },
      clues: things,
      size: signs.length,
      inscription: tell(PLAQUE_ORDER, { order }),
      hints: [tell(PLAQUE_METHOD), tell(PLAQUE_CLOSER, { order })],
    };
  },
};
