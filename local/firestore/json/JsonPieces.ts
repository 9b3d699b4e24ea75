import { invalidArgument } from '../FirestoreError.ts';
import { LIMITS } from '../limits.ts';

/** Far deeper than the deepest message that Firestore allows. */
const MAX_DEPTH = 200;
/** A value has at most two marks, such as a brace and a comma. */
const MAX_MARKS_PER_VALUE = 2;
/** A document in which every character is an escape such as `\u0001`, and the rest of a value. */
const MAX_BYTES = 7 * LIMITS.documentBytes;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;

/**
 * Splits a JSON text into values without parsing them, so that a large text can be parsed piece by piece and
 * an oversized one not at all. `JSON.parse` does the full check later.
 */
export class JsonPieces {
  readonly #bytes: Buffer;
  readonly #maxMarks: number;
  #at = 0;

  /** @param maxValues how many values a piece may consist of */
  constructor(bytes: Buffer, maxValues: number) {
    this.#bytes = bytes;
    this.#maxMarks = maxValues * MAX_MARKS_PER_VALUE;
  }

  get isAtEnd(): boolean {
    this.#skipSpace();
    return this.#at === this.#bytes.length;
  }

  /** Takes a mark such as `{` if it comes next. */
  take(mark: string): boolean {
    this.#skipSpace();
    if (this.#bytes[this.#at] !== mark.charCodeAt(0)) return false;
    this.#at += 1;
    return true;
  }

  /** Parses the next value. @throws INVALID_ARGUMENT if it is invalid or too large */
  takeValue(): unknown {
    this.#skipSpace();
    const start = this.#at;
    this.#at = this.#findEnd(start);
    if (this.#at - start > MAX_BYTES)
      throw invalidArgument('A part of the request is larger than a document can be.');
    return parse(this.#bytes.toString('utf8', start, this.#at));
  }

  #skipSpace(): void {
    while (isSpace(this.#bytes[this.#at])) this.#at += 1;
  }

  /** The end of a value: the position of the next mark outside it. */
  #findEnd(start: number): number {
    let depth = 0;
    let marks = 0;
    for (let at = start; at < this.#bytes.length; at++) {
      const byte = this.#bytes[at] ?? 0;
      if (byte === QUOTE) at = this.#endOfText(at);
      else if (depth === 0 && (byte === COMMA || byte === COLON || isClosing(byte))) return at;
      else if (isClosing(byte)) depth -= 1;
      else if (isOpening(byte)) depth += 1;
      if ((byte === COMMA || isOpening(byte)) && ++marks > this.#maxMarks)
        throw invalidArgument('A part of the request consists of too many values.');
      if (depth > MAX_DEPTH) throw invalidArgument('The body is nested too deeply.');
    }
    return this.#bytes.length;
  }

  #endOfText(start: number): number {
    for (let end = this.#bytes.indexOf(QUOTE, start + 1); end >= 0; end = this.#bytes.indexOf(QUOTE, end + 1))
      if (!this.#isEscaped(end)) return end;
    throw notJson();
  }

  /** A quote after an odd number of backslashes belongs to its text. */
  #isEscaped(at: number): boolean {
    let start = at;
    while (this.#bytes[start - 1] === BACKSLASH) start -= 1;
    return (at - start) % 2 === 1;
  }
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

/** `[` or `{`. */
function isOpening(byte: number): boolean {
  return byte === 0x5b || byte === 0x7b;
}

/** `]` or `}`. */
function isClosing(byte: number): boolean {
  return byte === 0x5d || byte === 0x7d;
}

export function notJson() {
  return invalidArgument('The body is not valid JSON.');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notJson();
  }
}
