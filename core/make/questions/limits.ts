/** Limits of a list of questions (G4), checked before any other work. */
export const QUESTION_LIMITS = {
  pairs: { min: 2, max: 20 },
  /** Characters of a question: it stands on a paper with a few words around it. */
  question: 300,
  /** Characters of an answer with all its variants, as typed. */
  answer: 400,
  /** Characters of a pasted text: twenty full lines in any format. */
  pasted: 40_000,
  /** Rows that are read of a pasted text, so that "too many" can say how many there were. */
  rows: 500,
  minutes: { min: 3, max: 60 },
} as const;
