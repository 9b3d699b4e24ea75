/**
 * `npm run grant-admin -- --project <id> --email <address>`: makes the account of that address an administrator, who sees
 * the admin area at the next page load. No browser can write this field.
 */
import type { AdminApp, AdminSdk } from '../local/functions-host/requireAdminSdk.ts';
import { connectProject } from './project/connectProject.ts';
import { readProjectOptions } from './project/readProjectOptions.ts';
import { fail, SetupError } from './setup/fail.mjs';

const USAGE = 'Usage: npm run grant-admin -- --project <id> --email <address> [--credentials <key file>]';

async function grantAdmin(): Promise<void> {
  const options = readProjectOptions(process.argv.slice(2), { usage: USAGE, texts: ['email'] });
  await connectProject(options, async (sdk, app) => {
    const { uid } = await findAccount(sdk, app, options.email);
    const user = sdk.getFirestore(app).doc(`users/${uid}`);
    if (!(await user.get()).exists)
      throw new SetupError(`${options.email} has an account, but has never been signed in to the app.`);
    await user.update({ is_admin: true });
    console.log(`${options.email} is an administrator now.`);
  });
}

async function findAccount(sdk: AdminSdk, app: AdminApp, email: string): Promise<{ uid: string }> {
  try {
    return await sdk.getAuth(app).getUserByEmail(email);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'auth/user-not-found')) throw error;
    throw new SetupError(`Nobody has signed up as ${email} yet.`);
  }
}

grantAdmin().catch(fail);
