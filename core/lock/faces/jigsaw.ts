import * as v from 'valibot';
import type { SchemaOf } from '../../parseWith.ts';
import { pictureAddress } from '../../schemas.ts';
import { FACE_LIMITS } from '../limits.ts';
import { wholeWithin } from '../wholeWithin.ts';

/** A picture in square tiles (it is cut to `columns` by `rows`), which have changed their places, were turned, or both. */
export interface JigsawFace {
  type: 'jigsaw';
  /** Stable address (R11); empty while none is chosen. */
  uri: string;
  columns: number;
  rows: number;
  moves: 'swap' | 'turn' | 'both';
}

export const jigsawSchema: SchemaOf<JigsawFace> = v.object({
  type: v.literal('jigsaw'),
  uri: pictureAddress,
  columns: wholeWithin(FACE_LIMITS.jigsawColumns),
  rows: wholeWithin(FACE_LIMITS.jigsawRows),
  moves: v.picklist(['swap', 'turn', 'both']),
});
