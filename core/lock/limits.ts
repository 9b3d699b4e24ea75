/** Limits of each face (K1). `answer` is the maximum length of any canonical text. */
export const FACE_LIMITS = {
  answer: 160,
  digits: { min: 1, max: 12 },
  wheels: { min: 1, max: 8 },
  wheelSigns: { min: 2, max: 12 },
  colours: { min: 1, max: 8 },
  directions: { min: 1, max: 12 },
  switches: { min: 1, max: 16 },
  switchesInRow: { min: 1, max: 8 },
  symbols: { min: 1, max: 8 },
  melody: { min: 1, max: 10 },
  pins: { min: 2 },
  pieces: { min: 3, max: 8 },
  /** Length of a word to put in order, or of a picture's name. */
  pieceName: 40,
  jigsawColumns: { min: 3, max: 5 },
  jigsawRows: { min: 2, max: 4 },
} as const;

/** The least and the most of something. */
export interface Range {
  min: number;
  max: number;
}
