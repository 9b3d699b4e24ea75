/** Why a text is not an answer for this face (K1). `place` counts from 1. */
export type AnswerRefusal =
  | { type: 'blank' }
  /** `least` and `most` count the face's units: characters, stones, steps, pins. */
  | { type: 'tooShort'; least: number }
  | { type: 'tooLong'; most: number }
  /** The number must be exact: one for each wheel, switch or piece. */
  | { type: 'wrongCount'; count: number }
  /** The face has no such part. */
  | { type: 'unknown'; place: number }
  /** The part occurs twice, but the face has it only once. */
  | { type: 'repeated'; place: number }
  /** Unfinished settings: a piece has no text or looks like another, or there is no picture. */
  | { type: 'blankPiece'; place: number }
  | { type: 'alikePiece'; place: number }
  | { type: 'noPicture' }
  /** The only answer of a jigsaw is the solved picture. */
  | { type: 'unsolved' };
