import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  increment,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore/lite';
import { PROJECT_ID } from '../../../tools/serve/appBackend.ts';
import type { SendBatch } from './Batches.ts';

/** Like the app: one commit of the browser's SDK, with a transform. */
export const sendFromBrowser: SendBatch = async ({ port }, paths, counter, id) => {
  // A commit that finds no server would be logged with all its documents.
  setLogLevel('silent');
  const app = initializeApp({ projectId: PROJECT_ID, apiKey: 'local' }, crypto.randomUUID());
  try {
    const firestore = getFirestore(app);
    connectFirestoreEmulator(firestore, '127.0.0.1', port);
    const batch = writeBatch(firestore);
    for (const path of paths) batch.set(doc(firestore, path), { batch: id, text: 'x'.repeat(200) });
    batch.set(doc(firestore, counter), { count: increment(1) }, { merge: true });
    await batch.commit();
  } finally {
    await deleteApp(app);
  }
};

/** Like the functions: a transaction of the Admin SDK that reads what it changes. */
export const sendFromServer: SendBatch = async ({ admin }, paths, counter, id) => {
  await admin.runTransaction(
    async (transaction) => {
      const count = Number((await transaction.get(admin.doc(counter))).get('count') ?? 0);
      for (const path of paths) transaction.set(admin.doc(path), { batch: id });
      transaction.set(admin.doc(counter), { count: count + 1 });
    },
    { maxAttempts: 1 },
  );
};
