import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { basename } from 'node:path';
import { StartError } from '../StartError.ts';
import { checkRules } from './check/checkRules.ts';
import type { Ruleset } from './syntax/ast.ts';
import { parseRules } from './syntax/parseRules.ts';
import { RulesFault, type Warn } from './syntax/RulesFault.ts';
import { RulesSource } from './syntax/RulesSource.ts';

/** Milliseconds between two checks whether a watched file has changed. */
const WATCH_INTERVAL = 300;

/** Parses and checks rules for a service. @throws RulesFault */
export function readRuleset(source: RulesSource, service: string, warn: Warn = () => {}): Ruleset {
  const ruleset = checkRules(parseRules(source), warn);
  if (ruleset.service !== service)
    throw new RulesFault(source, 0, `these are rules for ${ruleset.service}, not for ${service}`);
  return ruleset;
}

/** Reads a rules file for a service; prints warnings to the terminal. */
export function readingFor(service: string): (source: RulesSource) => Ruleset {
  return (source) => readRuleset(source, service, ({ message }) => console.warn(message));
}

/** A rules file that is in force, and can be replaced while the server runs. */
export class RulesFile<Rules> {
  readonly #file: string;
  readonly #read: (source: RulesSource) => Rules;
  #ruleset: Rules;

  /**
   * @param read parses the file's text, or throws an error with a one-line message @throws StartError with file, line
   * and column, if the file cannot be read or parsed
   */
  constructor(file: string, read: (source: RulesSource) => Rules) {
    this.#file = file;
    this.#read = read;
    try {
      this.#ruleset = this.#load();
    } catch (error) {
      throw new StartError(error instanceof Error ? error.message : String(error));
    }
  }

  get ruleset(): Rules {
    return this.#ruleset;
  }

  /**
   * Reloads the file on every change; a faulty version is reported and the old rules stay in force. Returns a
   * function that stops it.
   */
  watch(): () => void {
    const listener = () => this.#reload();
    watchFile(this.#file, { interval: WATCH_INTERVAL, persistent: false }, listener);
    return () => unwatchFile(this.#file, listener);
  }

  #reload(): void {
    try {
      this.#ruleset = this.#load();
      console.log(`${basename(this.#file)}: the changed rules are in force.`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`${reason}\nThe rules from before stay in force.`);
    }
  }

  #load(): Rules {
    return this.#read(new RulesSource(basename(this.#file), readFileSync(this.#file, 'utf8')));
  }
}
