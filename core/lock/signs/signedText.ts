import { isSign, type Sign } from './signs.ts';

/** A part of a text: plain words, or a sign to draw (K3). */
export type TextPiece = { type: 'text'; text: string } | { type: 'sign'; sign: Sign };

/**
 * Splits a text into words and signs: `Turn it :up:, then :left:.` has two signs (K3). A backslash before the
 * first colon makes the sign plain text; two backslashes stand for a literal one. Elsewhere a backslash is
 * ordinary.
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

/** Escapes text that looks like signs (M1), so that `parseSigned` returns it as plain text. */
export function escapeSigns(plain: string): string {
  let escaped = '';
  let end = 0;
  for (const { sign, slashes, start, after } of findCodes(plain)) {
    escaped += `${plain.slice(end, start)}${'\\'.repeat(slashes + 1)}${spellSign(sign)}`;
    end = after;
  }
  return escaped + plain.slice(end);
}

/**
 * Returns the length of a text without the backslashes that escape signs, so that escaping never exceeds a
 * limit (R4).
 */
export function lengthWithoutEscapes(text: string): number {
  return findCodes(text).reduce((length, { slashes }) => length - Math.ceil(slashes / 2), text.length);
}

/** Returns a sign as spelt in texts: `:red:`. */
export function spellSign(sign: Sign): string {
  return `:${sign}:`;
}

function plainPiece(text: string): readonly TextPiece[] {
  return text === '' ? [] : [{ type: 'text', text }];
}

/** The name of a sign between colons in a text. */
interface Code {
  sign: Sign;
  /** Number of backslashes before it. */
  slashes: number;
  /** Offset of its first colon; `after` is the offset past its last. */
  start: number;
  after: number;
}

/** Returns the codes of a text in order; no colon belongs to two of them. */
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
