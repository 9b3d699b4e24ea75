import { setImmediate as turn } from 'node:timers/promises';

export type Tell = (line: string) => void;

/** Counts so many documents at most after a path; `last` is the last one's. */
type CountSome = (after: string, limit: number) => { count: number; last: string | null };

/** From so many documents on the work takes long enough to be told of. */
const WORTH_TELLING = 5000;
/** Documents between two lines. */
const STEP = 50_000;
/** Documents counted at once. */
const COUNTED_AT_ONCE = 20_000;

/** Tells how far the making of indexes is, one collection id at a time. */
export class MakingReport {
  readonly #tell: Tell;
  #collectionId: string | null = null;
  #total = 0;
  #done = 0;

  constructor(tell: Tell) {
    this.#tell = tell;
  }

  /** Begins with a collection id, unless it has begun with it. @param madeTo the last path that is done */
  async begin(collectionId: string, madeTo: string, count: CountSome): Promise<void> {
    if (this.#collectionId === collectionId) return;
    this.#collectionId = collectionId;
    this.#done = 0;
    this.#total = await countAll(madeTo, count);
    if (this.#isWorthTelling())
      this.#tell(
        `Making indexes of ${format(this.#total)} documents of "${collectionId}". The app runs meanwhile, more slowly.`,
      );
  }

  /** Counts documents that are done. */
  add(count: number, isDone: boolean): void {
    const step = Math.floor(this.#done / STEP);
    this.#done += count;
    const name = `"${this.#collectionId}"`;
    if (isDone && this.#isWorthTelling()) this.#tell(`The indexes of ${name} are made.`);
    else if (step < Math.floor(this.#done / STEP))
      this.#tell(`Indexes of ${format(this.#done)} of ${format(this.#total)} documents of ${name} are made.`);
    if (isDone) this.#collectionId = null;
  }

  #isWorthTelling(): boolean {
    return this.#total >= WORTH_TELLING;
  }
}

async function countAll(madeTo: string, countSome: CountSome): Promise<number> {
  let total = 0;
  for (let after: string | null = madeTo; after !== null; ) {
    const { count, last } = countSome(after, COUNTED_AT_ONCE);
    total += count;
    after = last;
    await turn();
  }
  return total;
}

function format(count: number): string {
  return count.toLocaleString('en');
}
