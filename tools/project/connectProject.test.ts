// @isolation apart

import { afterEach, beforeEach, expect, it } from 'vitest';
import { SetupError } from '../setup/fail.mjs';
import { connectProject } from './connectProject.ts';

const NAMES = ['GOOGLE_APPLICATION_CREDENTIALS', 'METADATA_SERVER_DETECTION'] as const;
const before = NAMES.map((name) => process.env[name]);

/** Without METADATA_SERVER_DETECTION the SDK would look for a Google machine's credentials. */
beforeEach(() => {
  delete process.env.GOOGLE_APPLICATION_CREDENTIALS;
  process.env.METADATA_SERVER_DETECTION = 'none';
});
afterEach(() => {
  for (const [index, name] of NAMES.entries()) {
    const value = before[index];
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

it('says in one line that the key file is missing', async () => {
  const options = { project: 'demo-connect', credentials: '/none/key.json' };
  const connecting = connectProject(options, async (sdk, app) => {
    await sdk.getFirestore(app).doc('rooms/r1').get();
  });
  await expect(connecting).rejects.toThrow(SetupError);
  await expect(connecting).rejects.toThrow(/^No credentials: .*\/none\/key\.json/);
});

it('does not take another missing file for missing credentials', async () => {
  const missing = Object.assign(new Error("ENOENT: no such file or directory, open 'room.webp'"), {
    code: 'ENOENT',
  });
  const connecting = connectProject({ project: 'demo-connect' }, () => Promise.reject(missing));
  await expect(connecting).rejects.toBe(missing);
});
