import { isSign, type Sign } from './signs.ts';

/** A piece of a text: plain words, or a sign to be drawn (K3). */
export type TextPiece = { type: 'text'; text: string } | { type: 'sign'; sign: Sign };

/**
 * A text in its pieces: `Turn it :up:, then :left:.` holds two signs (K3). A backslash before the first colon makes a
 * sign plain text; of several, two are one that is meant. Elsewhere a backslash is a backslash.
 */
export function parseSigned(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let plain = '';
  let end = 0;
  for (const { sign, slashes, start, after } of findCodes(text)) {
    plain += text.slice(end, start - Math.ceil(slashes / 2));
    end = after;
    if (slashes % 2 === 1) plain += spellSign(sign);
    else {
      pieces.push(...plainPiece(plain), { type: 'sign', sign });
      plain = '';
    }
  }
  return [...pieces, ...plainPiece(plain + text.slice(end))];
}

/** A text that says just this, where it looks as if it held signs (M1): `parseSigned` gives back the plain text. */
export function escapeSigns(plain: string): string {
  let escaped = '';
  let end = 0;
  for (const { sign, slashes, start, after } of findCodes(plain)) {
    escaped += `${plain.slice(end, start)}${'\\'.repeat(slashes + 1)}${spellSign(sign)}`;
    end = after;
  }
  return escaped + plain.slice(end);
}

/** How long a text is without what was put before its signs to keep them plain: so that escaping passes no limit (R4). */
export function lengthWithoutEscapes(text: string): number {
  return findCodes(text).reduce((length, { slashes }) => length - Math.ceil(slashes / 2), text.length);
}

/** A sign as a text holds it: `:red:`. */
export function spellSign(sign: Sign): string {
  return `:${sign}:`;
}

function plainPiece(text: string): readonly TextPiece[] {
  return text === '' ? [] : [{ type: 'text', text }];
}

/** Where a text has the name of a sign between colons. */
interface Code {
  sign: Sign;
  /** How many backslashes stand before it. */
  slashes: number;
  /** Of its first colon, and past its last. */
  start: number;
  after: number;
}

/** The codes of a text from its beginning; a colon belongs to one of them at most. */
function findCodes(text: string): readonly Code[] {
  const codes: Code[] = [];
  let start = text.indexOf(':');
  while (start >= 0) {
    const close = text.indexOf(':', start + 1);
    const sign = close < 0 ? '' : text.slice(start + 1, close);
    if (!isSign(sign)) start = close;
    else {
      codes.push({ sign, slashes: countSlashes(text, start), start, after: close + 1 });
      start = text.indexOf(':', close + 1);
    }
  }
  return codes;
}

function countSlashes(text: string, end: number): number {
  let start = end;
  while (text[start - 1] === '\\') start--;
  return end - start;
}
