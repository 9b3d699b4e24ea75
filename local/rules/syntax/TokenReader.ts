import { RulesFault } from './RulesFault.ts';
import type { RulesSource } from './RulesSource.ts';
import { matchAt, readToken, skipTrivia, type Token } from './readToken.ts';

/** Walks through a rules file, token by token, as its parsers ask. */
export class TokenReader {
  readonly source: RulesSource;
  #offset = 0;
  #next: Token | null = null;

  constructor(source: RulesSource) {
    this.source = source;
  }

  /** The end of the last token taken. */
  get offset(): number {
    return this.#offset;
  }

  peek(): Token {
    this.#next ??= readToken(this.source, this.#offset);
    return this.#next;
  }

  take(): Token {
    const token = this.peek();
    this.#offset = token.end;
    this.#next = null;
    return token;
  }

  /** Whether a symbol or a word comes next. */
  isNext(text: string): boolean {
    const token = this.peek();
    return (token.type === 'symbol' || token.type === 'name') && token.text === text;
  }

  /** Takes the symbol or word if it comes next. */
  takeIf(text: string): boolean {
    const isNext = this.isNext(text);
    if (isNext) this.take();
    return isNext;
  }

  /** @throws RulesFault where something else comes */
  expect(text: string): Token {
    if (!this.isNext(text)) throw this.unexpected(`"${text}"`);
    return this.take();
  }

  /** @throws RulesFault if the next token is not a name; `what` describes the expected name */
  expectName(what: string): Token {
    if (this.peek().type !== 'name') throw this.unexpected(what);
    return this.take();
  }

  /**
   * Takes text that is not a token, such as a path's segment. Only white space may come before it, if
   * `isLoose`.
   */
  takeRaw(pattern: RegExp, isLoose = false): { text: string; start: number } | undefined {
    const start = isLoose ? skipTrivia(this.source, this.#offset) : this.#offset;
    const text = matchAt(this.source, pattern, start);
    if (text === undefined) return undefined;
    this.#offset = start + text.length;
    this.#next = null;
    return { text, start };
  }

  unexpected(wanted: string): RulesFault {
    const { type, text, start } = this.peek();
    return this.fault(start, `expected ${wanted}, found ${type === 'end' ? text : `"${text}"`}`);
  }

  fault(offset: number, what: string): RulesFault {
    return new RulesFault(this.source, offset, what);
  }
}
