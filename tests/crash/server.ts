/**
 * The server of the crash test, in a process of its own: the real backend with the real functions, over the data folder
 * that it is given, and the functions' bundle. It prints its addresses once it is ready. Rules are open: what they say is proved elsewhere.
 */
import { closeOnSignals } from '../../local/command/closeOnSignals.ts';
import { startBackend } from '../../local/startBackend.ts';
import type { Addresses } from './CrashServer.ts';

const backend = await startBackend({
  dataFolder: process.argv[2] ?? '',
  port: 0,
  rules: { firestore: 'tests/contract/firestore.rules', storage: 'tests/contract/storage.rules' },
  functionsEntry: process.argv[3] ?? '',
});
closeOnSignals(backend.close);
// Whoever started it holds the other end: it must not outlive a test that was broken off.
process.stdin.resume().once('end', () => process.exit(1));
const addresses: Addresses = {
  origin: backend.origin,
  port: backend.port,
  firestoreHost: process.env.FIRESTORE_EMULATOR_HOST ?? '',
};
console.log(JSON.stringify(addresses));
