import { onOperations } from '../log/operations.ts';

/** What queries look at. */
interface Looked {
  documents: number;
  entries: number;
}

/** Returns how many documents and entries of indexes all queries of this process look at during some work. */
export async function lookedAtDuring(work: () => Promise<unknown>): Promise<Looked> {
  const sum: Looked = { documents: 0, entries: 0 };
  const stop = onOperations(({ looked }) => {
    sum.documents += looked?.documents ?? 0;
    sum.entries += looked?.entries ?? 0;
  });
  try {
    await work();
  } finally {
    stop();
  }
  return sum;
}
