import * as v from 'valibot';
import type { SchemaOf } from '../../parseWith.ts';

/** Stones of eight colours, each of its own cut. */
export interface ColoursFace {
  type: 'colours';
}

export const coloursSchema: SchemaOf<ColoursFace> = v.object({ type: v.literal('colours') });
