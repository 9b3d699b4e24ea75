import * as v from 'valibot';
import type { SchemaOf } from '../../util/parseWith.ts';
import { FACE_LIMITS } from '../limits.ts';
import { sequenceFace } from '../sequenceFace.ts';
import { SYMBOLS } from '../signs/signs.ts';

/** Tiles with the 24 drawn signs. */
export interface SymbolsFace {
  type: 'symbols';
}

export const symbolsSchema: SchemaOf<SymbolsFace> = v.object({ type: v.literal('symbols') });

/** An answer is the names of the signs, as "moon key flame". */
export const symbols = sequenceFace<SymbolsFace, (typeof SYMBOLS)[number]>(
  { type: 'symbols' },
  SYMBOLS,
  FACE_LIMITS.symbols,
);
