import * as v from 'valibot';
import type { SchemaOf } from '../../parseWith.ts';

/** Whatever is typed. The face of every lock that was given no other. */
export interface TextFace {
  type: 'text';
}

export const textSchema: SchemaOf<TextFace> = v.object({ type: v.literal('text') });
