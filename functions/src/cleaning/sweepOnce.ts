import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';

interface Sweep {
  /** Of the document in `sweeps` that says how far it came. */
  name: string;
  collection: string;
  /** Goes up with what is done to each document, so that those of before are gone through once more. */
  generation: number;
  /** Documents that one run looks at. */
  size: number;
}

/** Goes through a collection page by page: on from where the run before stopped, and at the end it is over for good. */
export async function sweepOnce(
  db: Firestore,
  { name, collection, generation, size }: Sweep,
  mend: (document: QueryDocumentSnapshot) => Promise<void>,
): Promise<void> {
  const state = db.doc(`sweeps/${name}`);
  const before = (await state.get()).data() ?? {};
  const isCurrent = before['generation'] === generation;
  if (isCurrent && before['isDone'] === true) return;
  const after: unknown = isCurrent ? before['after'] : null;
  const all = db.collection(collection).orderBy('__name__').limit(size);
  const { docs } = await (typeof after === 'string' ? all.startAfter(after) : all).get();
  for (const document of docs) await mend(document);
  await state.set({ after: docs.at(-1)?.id ?? null, isDone: docs.length < size, generation });
}
