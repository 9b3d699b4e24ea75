import { timed } from '../../log/operations.ts';
import { inTransaction } from '../../store/inTransaction.ts';
import type { LocalDatabase } from '../../store/LocalDatabase.ts';

interface Waiting {
  /** Does the work; answers how to tell of it once it is on disk. */
  readonly attempt: () => () => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Commits, in groups: those that wait at the same time become one SQLite transaction and share the wait for the disk,
 * which takes longer than all the rest. Each is still all or nothing by itself, one after the other on what the ones
 * before it left behind, and none is answered before it is on disk. No other request comes between: a group is done in
 * one go of the event loop, so that nobody reads what is not on disk yet.
 */
export class CommitQueue {
  readonly #database: LocalDatabase;
  readonly #statements: ReturnType<typeof prepareStatements>;
  #waiting: Waiting[] = [];

  constructor(database: LocalDatabase) {
    this.#database = database;
    this.#statements = prepareStatements(database);
  }

  /**
   * Does the work with the next group. Rejects with what the work throws, its changes undone and those of others kept,
   * or with why the group could not be brought to the disk.
   */
  run<Result>(work: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      // After the requests that have arrived already: they are the group.
      if (this.#waiting.length === 0) setImmediate(() => this.#runGroup());
      this.#waiting.push({
        attempt: () => {
          const result = work();
          return () => resolve(result);
        },
        reject,
      });
    });
  }

  #runGroup(): void {
    const group = this.#waiting;
    this.#waiting = [];
    try {
      const outcomes = timed('commit', () =>
        inTransaction(this.#database, () => group.map((member) => this.#attempt(member))),
      );
      for (const tell of outcomes) tell();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  #attempt({ attempt, reject }: Waiting): () => void {
    this.#statements.save.run();
    try {
      return attempt();
    } catch (error) {
      // On a full disk SQLite has undone the whole group by itself, and nothing is left to go back to.
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
