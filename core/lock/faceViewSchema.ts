import * as v from 'valibot';
import type { SchemaOf } from '../util/parseWith.ts';
import { pictureAddress, wholeNumber } from '../util/schemas.ts';
import type { FaceView } from './faces.ts';
import type { PieceName } from './pieceNames.ts';
import { signSchema } from './signs/signSchema.ts';

const id = v.custom<PieceName>((input) => typeof input === 'string', 'Not the name of a piece.');

/**
 * Parses what a player is shown of a face (K2). Kept apart from `faceSchema`, which imports every definition.
 */
export const faceViewSchema: SchemaOf<FaceView> = v.variant('type', [
  v.object({
    type: v.picklist(['text', 'digits', 'colours', 'directions', 'clock', 'symbols', 'melody']),
  }),
  v.object({
    type: v.literal('wheels'),
    wheels: v.array(
      v.variant('type', [
        v.object({ type: v.picklist(['digits', 'letters']) }),
        v.object({ type: v.literal('signs'), signs: v.array(signSchema) }),
      ]),
    ),
  }),
  v.object({ type: v.literal('switches'), count: wholeNumber, columns: wholeNumber }),
  v.object({ type: v.literal('pattern'), grid: v.picklist(['3x3', '3x4', '4x4']) }),
  v.object({
    type: v.literal('order'),
    pieces: v.array(
      v.variant('type', [
        v.object({ type: v.literal('word'), id, text: v.string() }),
        v.object({ type: v.literal('picture'), id, uri: pictureAddress, name: v.string() }),
      ]),
    ),
  }),
  v.object({
    type: v.literal('jigsaw'),
    uri: pictureAddress,
    columns: wholeNumber,
    rows: wholeNumber,
    moves: v.picklist(['swap', 'turn', 'both']),
    tiles: v.array(v.object({ id, column: wholeNumber, row: wholeNumber, turn: wholeNumber })),
  }),
]);
