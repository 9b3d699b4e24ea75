import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';

interface Sweep {
  /** Name of the document in `sweeps` that stores the progress. */
  name: string;
  collection: string;
  /** Increased when the work on each document changes, so that all documents are swept again. */
  generation: number;
  /** Documents in one run. */
  size: number;
}

/** Sweeps a collection page by page over several runs, once. */
export async function sweepOnce(
  db: Firestore,
  { name, collection, generation, size }: Sweep,
  mend: (document: QueryDocumentSnapshot) => Promise<void>,
): Promise<void> {
  const state = db.doc(`sweeps/${name}`);
  const { generation: former, isDone, after } = (await state.get()).data() ?? {};
  const isCurrent = former === generation;
  if (isCurrent && isDone === true) return;
  const all = db.collection(collection).orderBy('__name__').limit(size);
  const { docs } = await (isCurrent && typeof after === 'string' ? all.startAfter(after) : all).get();
  for (const document of docs) await mend(document);
  await state.set({ after: docs.at(-1)?.id ?? null, isDone: docs.length < size, generation });
}
