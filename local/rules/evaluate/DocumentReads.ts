import { reportBilled } from '../../log/operations.ts';
import { EvaluationError, type Path, type RulesMap } from '../values/RulesValue.ts';

/** As in production. */
const MAX_READS = 10;

/** Reads a document as rules see it; null if there is none. `isAfter`: as after the request. */
export type ReadDocument = (path: Path, isAfter: boolean) => RulesMap | null;

/** The documents that one decision looks up; each is read once. */
export class DocumentReads {
  readonly #read: ReadDocument;
  readonly #seen = new Map<string, RulesMap | null>();

  constructor(read: ReadDocument) {
    this.#read = read;
  }

  /** @throws EvaluationError for one document too many */
  read(path: Path, isAfter: boolean): RulesMap | null {
    const key = `${isAfter ? 'after' : 'before'} /${path.segments.join('/')}`;
    const seen = this.#seen.get(key);
    if (seen !== undefined) return seen;
    if (this.#seen.size >= MAX_READS)
      throw new EvaluationError(`more than ${MAX_READS} documents are looked up`);
    const document = this.#read(path, isAfter);
    reportBilled({ reads: 1 });
    this.#seen.set(key, document);
    return document;
  }
}
