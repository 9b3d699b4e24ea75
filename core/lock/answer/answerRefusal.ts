/** Why a text is no answer of a lock with this face (K1). Places count from 1. */
export type AnswerRefusal =
  | { type: 'blank' }
  /** `least` and `most` count what the face takes: characters, stones, steps, pins. */
  | { type: 'tooShort'; least: number }
  | { type: 'tooLong'; most: number }
  /** There have to be just so many: one for each wheel, switch, piece. */
  | { type: 'wrongCount'; count: number }
  /** The face has nothing like what stands there. */
  | { type: 'unknown'; place: number }
  /** What stands there stood before, and the face has it once. */
  | { type: 'repeated'; place: number }
  /** Settings that are not finished: a piece says nothing, looks like another, or there is no picture. */
  | { type: 'blankPiece'; place: number }
  | { type: 'alikePiece'; place: number }
  | { type: 'noPicture' }
  /** The answer of a jigsaw is the picture itself, and nothing else. */
  | { type: 'unsolved' };
