import * as v from 'valibot';
import type { SchemaOf } from '../../parseWith.ts';
import { pictureAddress } from '../../schemas.ts';
import { FACE_LIMITS } from '../limits.ts';

/** A word, or a picture by its stable address (R11) with what it is called. */
export type Piece = { type: 'word'; text: string } | { type: 'picture'; uri: string; name: string };

/** Words and pictures to be put in order. */
export interface OrderFace {
  type: 'order';
  pieces: readonly Piece[];
}

const pieceName = v.pipe(v.string(), v.maxLength(FACE_LIMITS.pieceName));

const pieceSchema: SchemaOf<Piece> = v.variant('type', [
  v.object({ type: v.literal('word'), text: pieceName }),
  v.object({ type: v.literal('picture'), uri: pictureAddress, name: pieceName }),
]);

export const orderSchema: SchemaOf<OrderFace> = v.object({
  type: v.literal('order'),
  pieces: v.pipe(
    v.array(pieceSchema),
    v.minLength(FACE_LIMITS.pieces.min),
    v.maxLength(FACE_LIMITS.pieces.max),
  ),
});
