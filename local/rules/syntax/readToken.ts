import { RulesFault } from './RulesFault.ts';
import type { RulesSource, Span } from './RulesSource.ts';

type TokenType = 'name' | 'integer' | 'float' | 'string' | 'symbol' | 'end';

export interface Token extends Span {
  readonly type: TokenType;
  /** As written; for a string, its value. */
  readonly text: string;
}

const TRIVIA = /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\//y;
const UNCLOSED_COMMENT = /\/\*/y;

const PATTERNS: readonly (readonly [TokenType, RegExp])[] = [
  ['float', /\d+\.\d+(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+/y],
  ['integer', /\d+/y],
  ['name', /[A-Za-z_][A-Za-z_0-9]*/y],
  ['string', /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y],
  ['symbol', /==|!=|<=|>=|&&|\|\||[-+*/%<>!?:;,.(){}[\]=$]/y],
];

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

/**
 * Reads the token that comes next from an offset, past white space and comments. One at a time, as the parser asks for
 * it, since `/` begins a path in one place and divides in another.
 * @throws RulesFault
 */
export function readToken(source: RulesSource, offset: number): Token {
  const start = skipTrivia(source, offset);
  if (start >= source.text.length) return { type: 'end', text: 'the end of the file', start, end: start };
  for (const [type, pattern] of PATTERNS) {
    const text = matchAt(source, pattern, start);
    if (text === undefined) continue;
    const meaning = type === 'string' ? readEscapes(source, text, start) : text;
    return { type, text: meaning, start, end: start + text.length };
  }
  const character = String.fromCodePoint(source.text.codePointAt(start) ?? 0);
  const isQuote = character === '"' || character === "'";
  throw new RulesFault(source, start, isQuote ? 'this string has no end' : `unexpected "${character}"`);
}

/** The match of a sticky pattern at an offset. */
export function matchAt(source: RulesSource, pattern: RegExp, offset: number): string | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(source.text)?.[0];
}

export function skipTrivia(source: RulesSource, offset: number): number {
  let start = offset;
  for (let found = matchAt(source, TRIVIA, start); found; found = matchAt(source, TRIVIA, start))
    start += found.length;
  if (matchAt(source, UNCLOSED_COMMENT, start) === undefined) return start;
  throw new RulesFault(source, start, 'this comment has no end');
}

/** An escape that means nothing is refused: `'\d'` for `'\\d'` would silently match other texts. */
function readEscapes(source: RulesSource, literal: string, start: number): string {
  return literal.slice(1, -1).replace(/\\(.)/gsu, (written, character: string, index: number) => {
    if (/[\\'"`/]/.test(character)) return character;
    const meaning = ESCAPES[character];
    if (meaning !== undefined) return meaning;
    throw new RulesFault(source, start + 1 + index, `unknown escape "${written}" (a backslash is "\\\\")`);
  });
}
