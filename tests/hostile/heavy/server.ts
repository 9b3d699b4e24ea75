/**
 * The server under heavy requests, in a separate process, so that blocking it does not block the measurement:
 * the project's own rules, the real functions, a public document, a user who may upload, and a published
 * room. Prints its port once ready, and runs errands on request (HeavyServer.ts).
 */

import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { startBackend } from '#local';
import { requireAdminSdk } from '#local/adminSdk';
import { closeOnSignals } from '#local/closeOnSignals';
import { APP_BACKEND } from '../../../tools/serve/appBackend.ts';
import { countLitter, litter, prepareCostly } from '../costly/prepare.ts';
import { publishTestRoom } from '../guessing/publishTestRoom.ts';
import { PRO } from '../uploads/pro.ts';
import { OPEN_DOCUMENT } from './heavyFirestore.ts';

/** Bytes of the document that everybody may read. */
const OPEN_BYTES = 4000;

// The server logs each refusal by a rule.
console.warn = () => {};
const functionsEntry = process.argv[3] ?? '';
const backend = await startBackend({
  ...APP_BACKEND,
  dataFolder: process.argv[2] ?? '',
  port: 0,
  indexes: resolve('firestore.indexes.json'),
  // Everybody may write at one place, so that attacks come as far as possible.
  rules: {
    firestore: resolve('firestore.rules'),
    storage: resolve('storage.rules'),
    realtime: resolve('tests/contract/database.rules.json'),
  },
  functionsEntry,
});
closeOnSignals(backend.close);
// The parent holds the other end, so that this process ends with an aborted test.
const errands = createInterface({ input: process.stdin });
errands.once('close', () => process.exit(1));
errands.on('line', (errand) => void run(errand));
const sdk = requireAdminSdk();
// Not deleted, since the functions use it too.
const app = sdk.getApps()[0] ?? sdk.initializeApp();
const db = sdk.getFirestore(app);
const auth = sdk.getAuth(app);
await db.doc(OPEN_DOCUMENT).set({ text: 'x'.repeat(OPEN_BYTES) });
await auth.createUser({ email: 'open@example.com', password: 'correct horse' });
const pro = await auth.createUser(PRO);
await db.doc(`users/${pro.uid}`).set({ userId: pro.uid, isPro: true, stripeId: 'granted' });
await publishTestRoom(db, auth, backend.origin);
if (process.argv[4] === 'costly') await prepareCostly(db, auth, sdk.getStorage(app).bucket());
console.log(JSON.stringify({ port: backend.port }));

async function run(errand: string): Promise<void> {
  if (errand === 'litter') await litter(db);
  if (errand === 'clean') await cleaning();
  console.log(JSON.stringify({ left: await countLitter(db) }));
}

async function cleaning(): Promise<void> {
  const { cleanUp } = await import(pathToFileURL(functionsEntry).href);
  await cleanUp.run({ scheduleTime: new Date().toISOString() });
}
