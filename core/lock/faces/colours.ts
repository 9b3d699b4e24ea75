import * as v from 'valibot';
import type { SchemaOf } from '../../util/parseWith.ts';
import { FACE_LIMITS } from '../limits.ts';
import { sequenceFace } from '../sequenceFace.ts';
import { COLOURS } from '../signs/signs.ts';

/** Stones of eight colours, each cut differently. */
export interface ColoursFace {
  type: 'colours';
}

export const coloursSchema: SchemaOf<ColoursFace> = v.object({ type: v.literal('colours') });

/** An answer is the names of the stones, as "red blue red". */
export const colours = sequenceFace<ColoursFace, (typeof COLOURS)[number]>(
  { type: 'colours' },
  COLOURS,
  FACE_LIMITS.colours,
);
