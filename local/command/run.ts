/** Starts the backend without the app: `npm run backend -- --help`. */
import { StartError } from '../StartError.ts';
import { startBackend } from '../startBackend.ts';
import { closeOnSignals } from './closeOnSignals.ts';
import { readCommand, USAGE } from './readCommand.ts';

/** Environment variables by which the Admin SDK in another process finds it. */
const ADMIN_VARIABLES = [
  'GCLOUD_PROJECT',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'FIREBASE_DATABASE_EMULATOR_HOST',
] as const;

async function run(): Promise<void> {
  const options = readCommand(process.argv.slice(2));
  if (options === null) return console.log(USAGE);
  const backend = await startBackend(options);
  closeOnSignals(backend.close, fail);
  const variables = ADMIN_VARIABLES.map((name) => `  ${name}=${process.env[name]}`);
  console.log(
    [
      `For browsers' SDKs: ${backend.origin}  (the mails: ${backend.origin}/__local/mail)`,
      'For the Admin SDK, in its environment:',
      ...variables,
      `Everything is kept in ${options.dataFolder}. Ctrl+C stops.`,
    ].join('\n'),
  );
}

function fail(error: unknown): void {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

run().catch(fail);
