import { timed } from '../../log/operations.ts';
import { inTransaction } from '../../store/inTransaction.ts';
import type { LocalDatabase } from '../../store/LocalDatabase.ts';

/** Milliseconds of work after which those that still wait are left to the next group, and others have their turn. */
const GROUP_TIME = 20;

interface Waiting {
  /** Does the work; returns a function that reports it once it is on disk. */
  readonly attempt: () => () => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Commits in groups: waiting commits become one SQLite transaction and share the wait for the disk, which is
 * the slowest part. Each is still all or nothing by itself, one after the other on the result of those
 * before, and none is acknowledged before it is on disk. A group runs without interruption, so that nobody
 * reads what is not on disk yet.
 */
export class CommitQueue {
  readonly #database: LocalDatabase;
  readonly #statements: ReturnType<typeof prepareStatements>;
  readonly #waiting: Waiting[] = [];
  #isScheduled = false;

  constructor(database: LocalDatabase) {
    this.#database = database;
    this.#statements = prepareStatements(database);
  }

  /**
   * Runs the work with the next group. Rejects with the work's error, its changes undone and those of others
   * kept, or with the reason why the group could not be written.
   */
  run<Result>(work: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({
        attempt: () => {
          const result = work();
          return () => resolve(result);
        },
        reject,
      });
      this.#schedule();
    });
  }

  /** Runs after the requests that have already arrived: they form the group. */
  #schedule(): void {
    if (this.#isScheduled || this.#waiting.length === 0) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#runGroup();
      this.#schedule();
    });
  }

  #runGroup(): void {
    const group: Waiting[] = [];
    try {
      const outcomes = timed('commit', () => inTransaction(this.#database, () => this.#attemptGroup(group)));
      for (const tell of outcomes) tell();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  /** Runs as many waiting commits as time allows and adds them to the group. */
  #attemptGroup(group: Waiting[]): readonly (() => void)[] {
    const end = performance.now() + GROUP_TIME;
    const outcomes: (() => void)[] = [];
    do {
      const member = this.#waiting.shift();
      if (member === undefined) break;
      group.push(member);
      outcomes.push(this.#attempt(member));
    } while (performance.now() < end);
    return outcomes;
  }

  #attempt({ attempt, reject }: Waiting): () => void {
    this.#statements.save.run();
    try {
      return attempt();
    } catch (error) {
      // On a full disk SQLite has rolled back the whole group itself, so there is no savepoint to return to.
      if (!this.#database.inTransaction) throw error;
      this.#statements.undo.run();
      return () => reject(error);
    } finally {
      if (this.#database.inTransaction) this.#statements.release.run();
    }
  }
}

function prepareStatements(database: LocalDatabase) {
  return {
    save: database.prepare('SAVEPOINT member'),
    undo: database.prepare('ROLLBACK TO member'),
    release: database.prepare('RELEASE member'),
  };
}
