/**
 * `npm run grant-admin -- --email <address> [--project <id>]`: makes the account of that address an administrator, who
 * sees the admin area at the next page load. No browser can write this field. Without `--project`, it changes the
 * account in the data folder of `npm start`.
 */
import type { AdminApp, AdminSdk } from '#local/adminSdk';
import { connectDataFolder } from './project/connectDataFolder.ts';
import { connectProject } from './project/connectProject.ts';
import { readProjectOptions } from './project/readProjectOptions.ts';
import { fail, SetupError } from './setup/fail.mjs';

const USAGE = 'Usage: npm run grant-admin -- --email <address> [--project <id> [--credentials <key file>]]';

async function run(): Promise<void> {
  const { email, project, ...options } = readProjectOptions(process.argv.slice(2), {
    usage: USAGE,
    texts: ['email'],
    isProjectOptional: true,
  });
  const work = (sdk: AdminSdk, app: AdminApp) => grantAdmin(sdk, app, email);
  await (project === '' ? connectDataFolder(work) : connectProject({ ...options, project }, work));
}

async function grantAdmin(sdk: AdminSdk, app: AdminApp, email: string): Promise<void> {
  const { uid } = await findAccount(sdk, app, email);
  const user = sdk.getFirestore(app).doc(`users/${uid}`);
  if (!(await user.get()).exists)
    throw new SetupError(`${email} has an account, but has never been signed in to the app.`);
  await user.update({ is_admin: true });
  console.log(`${email} is an administrator now.`);
}

async function findAccount(sdk: AdminSdk, app: AdminApp, email: string): Promise<{ uid: string }> {
  try {
    return await sdk.getAuth(app).getUserByEmail(email);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'auth/user-not-found')) throw error;
    throw new SetupError(`Nobody has signed up as ${email} yet.`);
  }
}

run().catch(fail);
