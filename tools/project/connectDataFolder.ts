import { type AdminApp, type AdminSdk, requireAdminSdk } from '../../local/functions-host/requireAdminSdk.ts';
import { StartError } from '../../local/StartError.ts';
import { startBackend } from '../../local/startBackend.ts';
import { SetupError } from '../setup/fail.mjs';
import { readSettings } from '../setup/settings.mjs';

/**
 * Does the work as an administrator of the data folder of `npm start`, which must not run meanwhile: its backend runs here, for
 * as long as the work takes. @throws SetupError with one line, also where the folder is in use
 */
export async function connectDataFolder(
  work: (sdk: AdminSdk, app: AdminApp) => Promise<void>,
): Promise<void> {
  const backend = await startHere();
  const sdk = requireAdminSdk();
  const app = sdk.initializeApp();
  try {
    await work(sdk, app);
  } finally {
    await sdk.deleteApp(app);
    await backend.close();
  }
}

async function startHere() {
  try {
    return await startBackend({ dataFolder: readSettings().dataFolder, port: 0 });
  } catch (error) {
    throw error instanceof StartError ? new SetupError(error.message) : error;
  }
}
