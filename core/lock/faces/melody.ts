import * as v from 'valibot';
import type { SchemaOf } from '../../util/parseWith.ts';
import { FACE_LIMITS } from '../limits.ts';
import { sequenceFace } from '../sequenceFace.ts';
import { TONES } from '../signs/signs.ts';

/** The keys of an octave, distinguishable by eye and by ear. */
export interface MelodyFace {
  type: 'melody';
}

export const melodySchema: SchemaOf<MelodyFace> = v.object({ type: v.literal('melody') });

/** An answer is the names of the tones, as "mi mi so". */
export const melody = sequenceFace<MelodyFace, (typeof TONES)[number]>(
  { type: 'melody' },
  TONES,
  FACE_LIMITS.melody,
);
