import { parseSigned, spellSign } from '../../lock/signs/signedText.ts';

/**
 * Returns the question on a paper of a room made from questions (G4): it stands between the paper's own words and
 * the mark below it. Null for any other text.
 */
export function questionOn(text: string): string | null {
  const [, question, mark, ...more] = text.split('\n\n');
  if (question === undefined || mark === undefined || more.length > 0) return null;
  const [sign, ...others] = parseSigned(mark);
  if (sign?.type !== 'sign' || others.length > 0) return null;
  return parseSigned(question)
    .map((piece) => (piece.type === 'text' ? piece.text : spellSign(piece.sign)))
    .join('');
}
