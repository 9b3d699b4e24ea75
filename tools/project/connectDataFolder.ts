import { startBackend } from '#local';
import { type AdminApp, type AdminSdk, requireAdminSdk } from '#local/adminSdk';
import { StartError } from '#local/errors';
import { APP_BACKEND } from '../serve/appBackend.ts';
import { SetupError } from '../setup/fail.mjs';
import { readSettings } from '../setup/settings.mjs';

/**
 * Does work as an administrator of `npm start`'s data folder. That server must not run meanwhile, since its
 * backend is started here for the work. @throws SetupError with one line, also if the folder is in use
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
    return await startBackend({ ...APP_BACKEND, dataFolder: readSettings().dataFolder, port: 0 });
  } catch (error) {
    throw error instanceof StartError ? new SetupError(error.message) : error;
  }
}
