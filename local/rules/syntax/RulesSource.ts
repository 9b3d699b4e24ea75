/** A stretch of a rules file, in UTF-16 code units from its beginning. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The longest piece of a rule that a message quotes. */
const MAX_QUOTE = 80;

/** The text of a rules file, and where in it something stands. */
export class RulesSource {
  readonly file: string;
  readonly text: string;

  /** @param file as messages name it */
  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
  }

  /** Line and column of an offset, both from 1. */
  locate(offset: number): { readonly line: number; readonly column: number } {
    const before = this.text.slice(0, offset).split('\n');
    return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
  }

  /** Such as `firestore.rules:12:5`, which terminals and editors turn into a link. */
  describe(offset: number): string {
    const { line, column } = this.locate(offset);
    return `${this.file}:${line}:${column}`;
  }

  /** The text of a span in one line, cut short where it is long. */
  quote({ start, end }: Span): string {
    const line = this.text.slice(start, end).replace(/\s+/g, ' ');
    return line.length > MAX_QUOTE ? `${line.slice(0, MAX_QUOTE - 1)}…` : line;
  }
}
