import { reportPacedWrite } from '../../log/operations.ts';
import { FirestoreError } from '../FirestoreError.ts';

/** How often one document may be written. */
export interface WriteRate {
  /** For long. */
  readonly perSecond: number;
  /** At once, after a rest. */
  readonly atOnce: number;
}

/** Writes that a document had left at a time, in milliseconds. */
interface Left {
  readonly writes: number;
  readonly at: number;
}

/**
 * Refuses a commit to a document that is written more often than a rate allows, as Firestore does with too much
 * contention. For simulations: it remembers each document that was ever written.
 */
export class WritePace {
  readonly #rate: WriteRate;
  readonly #now: () => number;
  readonly #left = new Map<string, Left>();

  /** `now`: milliseconds. */
  constructor(rate: WriteRate, now: () => number = Date.now) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Counts a write of each document. @throws ABORTED, with none counted, if one was written too often */
  take(paths: Iterable<string>): void {
    const at = this.#now();
    const left = [...paths].map((path) => ({ path, writes: this.#leftAt(path, at) }));
    const refused = left.find(({ writes }) => writes < 1);
    if (refused) {
      reportPacedWrite({ path: refused.path, isRefused: true });
      throw new FirestoreError('ABORTED', 'Too much contention on these documents. Please try again.');
    }
    for (const { path, writes } of left) {
      this.#left.set(path, { writes: writes - 1, at });
      reportPacedWrite({ path, isRefused: false });
    }
  }

  #leftAt(path: string, at: number): number {
    const { perSecond, atOnce } = this.#rate;
    const known = this.#left.get(path);
    return known ? Math.min(atOnce, known.writes + ((at - known.at) / 1000) * perSecond) : atOnce;
  }
}
