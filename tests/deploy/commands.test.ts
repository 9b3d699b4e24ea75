// @isolation apart whole

import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '#local';
import { requireAdminSdk } from '#local/adminSdk';
import { bundleProgram } from '#local/testing/bundleProgram';
import { makeTemporaryFolder } from '#local/testing/temporaryFolder';
import { APP_BACKEND, PROJECT_ID } from '../../tools/serve/appBackend.ts';

const data = makeTemporaryFolder();
let backend: Awaited<ReturnType<typeof startBackend>>;

/** Points the environment of this process, and so of the commands, to this backend. */
beforeAll(async () => {
  backend = await startBackend({ ...APP_BACKEND, dataFolder: data.folder, port: 0 });
});
afterAll(async () => {
  await backend.close();
  data.remove();
});

function run(script: string, ...args: string[]): Promise<{ code: number; lines: string[] }> {
  return new Promise((done) => {
    execFile(process.execPath, ['--no-warnings', script, ...args], (error, stdout, stderr) => {
      const lines = `${stdout}${stderr}`.trim().split('\n');
      done({ code: error === null ? 0 : Number(error.code), lines });
    });
  });
}

describe('npm run seed', () => {
  const seed = async (...args: string[]) => run(await bundleProgram('tools/seedProject'), ...args);
  const project = ['--project', PROJECT_ID];

  it('shows what it would write, writes it, and then finds nothing left to do', async () => {
    const dry = await seed(...project, '--dry-run');
    expect(dry.lines.at(-1)).toBe('This was a dry run: nothing was written.');
    const first = await seed(...project);
    expect(first).toEqual({ code: 0, lines: dry.lines.slice(0, -1) });
    expect(first.lines[0]).toMatch(/^items\/\S+: new$/);
    const second = await seed(...project);
    expect(second.lines).toEqual([
      expect.stringMatching(/^\d+ entries: 0 new, 0 changed, 0 taken out, \d+ as they were\.$/),
    ]);
  });

  it('says in one line what is missing', async () => {
    expect(await seed()).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^--project is missing\. Usage: npm run seed /)],
    });
  });
});

describe('npm run grant-admin', () => {
  const grant = async (email: string) =>
    run(await bundleProgram('tools/grantAdmin'), '--project', PROJECT_ID, '--email', email);

  it('makes an account an administrator that has signed up and been in the app', async () => {
    const sdk = requireAdminSdk();
    const app = sdk.initializeApp();
    const email = 'ada@example.com';
    expect(await grant(email)).toEqual({ code: 1, lines: [`Nobody has signed up as ${email} yet.`] });
    const { uid } = await sdk.getAuth(app).createUser({ email });
    expect((await grant(email)).code).toBe(1);
    const user = sdk.getFirestore(app).doc(`users/${uid}`);
    await user.set({ userId: uid, roomCount: 1, lastRoomId: 'a' });
    expect(await grant(email)).toEqual({ code: 0, lines: [`${email} is an administrator now.`] });
    expect((await user.get()).data()).toEqual({ userId: uid, roomCount: 1, lastRoomId: 'a', is_admin: true });
    await sdk.deleteApp(app);
  });
});

describe('npm run grant-admin without a project', () => {
  it('looks in the data folder of npm start, and says so in one line where that is in use', async () => {
    const grant = await bundleProgram('tools/grantAdmin');
    process.env.DATA_DIR = data.folder;
    const inUse = await run(grant, '--email', 'ada@example.com');
    delete process.env.DATA_DIR;
    expect(inUse).toEqual({ code: 1, lines: [expect.stringMatching(/ is in use by another server\.$/)] });
  });
});

describe('npm run build:hosted', () => {
  it('refuses a project whose settings are missing, before it builds anything', async () => {
    expect(await run('tools/buildHosted.mjs', 'no-such-project')).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^There is no \.env\.no-such-project: copy \.env\.example /)],
    });
  });
});
