/**
 * The server of the crash test, in a separate process: the real backend and functions over the given data
 * folder and bundle. Prints its addresses once ready. Its rules are open, since rules are tested elsewhere.
 */

import { startBackend } from '#local';
import { closeOnSignals } from '#local/closeOnSignals';
import { APP_BACKEND } from '../../tools/serve/appBackend.ts';
import type { Addresses } from './CrashServer.ts';

const backend = await startBackend({
  ...APP_BACKEND,
  dataFolder: process.argv[2] ?? '',
  port: 0,
  rules: { firestore: 'tests/contract/firestore.rules', storage: 'tests/contract/storage.rules' },
  indexes: 'firestore.indexes.json',
  functionsEntry: process.argv[3] ?? '',
});
closeOnSignals(backend.close);
// The parent holds the other end, so that this process ends with an aborted test.
process.stdin.resume().once('end', () => process.exit(1));
const addresses: Addresses = {
  origin: backend.origin,
  port: backend.port,
  firestoreHost: process.env.FIRESTORE_EMULATOR_HOST ?? '',
};
console.log(JSON.stringify(addresses));
