import { parseSigned } from '../../../core/lock/signs/signedText.ts';
import { SignMark } from './SignMark.tsx';

/**
 * A creator's text with its signs drawn (K3). Each piece is an element, so that browsers can translate it.
 */
export function SignedText({ children }: { children: string }) {
  return parseSigned(children).map((piece, place) =>
    piece.type === 'text' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
      <span key={place}>{piece.text}</span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
      <SignMark key={place} sign={piece.sign} />
    ),
  );
}
