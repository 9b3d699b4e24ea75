import * as v from 'valibot';
import type { SchemaOf } from '../../parseWith.ts';

/** The keys of an octave, seen as well as heard. */
export interface MelodyFace {
  type: 'melody';
}

export const melodySchema: SchemaOf<MelodyFace> = v.object({ type: v.literal('melody') });
