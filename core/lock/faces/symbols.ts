import * as v from 'valibot';
import type { SchemaOf } from '../../parseWith.ts';

/** Tiles with the 24 drawn signs. */
export interface SymbolsFace {
  type: 'symbols';
}

export const symbolsSchema: SchemaOf<SymbolsFace> = v.object({ type: v.literal('symbols') });
