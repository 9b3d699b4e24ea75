import { parseSigned } from '../../../core/lock/signs/signedText.ts';
import { signName } from './signName.ts';

/** Returns a text with the names of its signs in their place, where nothing can be drawn (K3). */
export function withSignNames(text: string): string {
  return parseSigned(text)
    .map((piece) => (piece.type === 'text' ? piece.text : signName(piece.sign)))
    .join('');
}
