import type { RulesSource } from './RulesSource.ts';

/** Gets warnings about a rules file that can still be used. */
export type Warn = (warning: RulesFault) => void;

/** A rules file cannot be used, or should be looked at; the message is one line that begins with file, line and column. */
export class RulesFault extends Error {
  override readonly name = 'RulesFault';
  readonly line: number;
  readonly column: number;

  constructor(source: RulesSource, offset: number, what: string) {
    super(`${source.describe(offset)}: ${what}`);
    const { line, column } = source.locate(offset);
    this.line = line;
    this.column = column;
  }
}
