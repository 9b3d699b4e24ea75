import { countSequences } from './answer/countAnswers.ts';
import { checkTokens, splitAnswer } from './answer/tokens.ts';
import { defineFace, type FaceDefinition, valueOrNull } from './FaceDefinition.ts';
import type { Range } from './limits.ts';
import { spellSign } from './signs/signedText.ts';
import { isSign, type Sign } from './signs/signs.ts';

/**
 * An answer of at least this many signs is also told by their plain names. For a shorter one only drawn signs are
 * clues; otherwise "red door" would tell the answer "red".
 */
const LEAST_NAMED = 3;

/** Defines a face on which signs are pressed one after the other; their number is not shown (K2). */
export function sequenceFace<Face, One extends Sign>(
  face: Face,
  signs: readonly One[],
  range: Range,
): FaceDefinition<Face, readonly One[]> {
  const known: ReadonlySet<string> = new Set(signs);
  const check = (answer: string) => checkTokens(answer, (token) => known.has(token), range);
  return defineFace<Face, readonly One[]>({
    create: () => face,
    write: (entry) => entry.join(' '),
    check: (_, answer) => check(answer),
    say: (_, answer) => signsIn(answer).map((sign) => ({ type: 'sign', sign })),
    countAnswers: (_, answer) => countSequences(signs.length, splitAnswer(answer).length),
    clues: (_, answer) => signClues(signsIn(answer)),
    keepAnswer: (_, answer) => valueOrNull(check(answer.trim().toLowerCase())),
  });
}

/** Returns the signs of a well-formed answer. */
function signsIn(answer: string): readonly Sign[] {
  return splitAnswer(answer).filter(isSign);
}

/** Returns the texts that tell a sequence of signs: drawn, or by their names. */
function signClues(signs: readonly Sign[]): readonly string[] {
  const drawn = signs.map(spellSign).join(' ');
  return signs.length < LEAST_NAMED ? [drawn] : [drawn, signs.join(' ')];
}
