/**
 * `npm run auth:oracle -- 127.0.0.1:9099`: takes every step of the Auth service with the official emulator at that address
 * (`firebase emulators:start --only auth --project demo-project`) and with ours, and prints in Markdown where they differ
 * and why; docs/auth-differences.md is such a print. Fails where a difference has no explanation. The emulator loses its
 * accounts.
 */
import { DEFAULT_PROJECT_ID } from '#local/config';
import { startAuthServers } from '#local/testing/startAuthServers';
import { makeTemporaryFolder } from '#local/testing/temporaryFolder';
import { compare } from './compare.ts';
import { explain } from './explained.ts';
import type { Memory, Target } from './Outcome.ts';
import { report } from './report.ts';
import { runSteps } from './runSteps.ts';
import { steps } from './steps.ts';

async function run(address: string | undefined): Promise<void> {
  if (address === undefined) throw new Error('Usage: npm run auth:oracle -- <host:port of the emulator>');
  const official = `http://${address}`;
  await prepareEmulator(official);
  const expected = await runSteps({ client: official, admin: official }, steps, newMemory());
  const differing = compare(expected, await runOurs());
  console.log(report(steps.length, differing));
  process.exitCode = differing.every((difference) => explain(difference) !== null) ? 0 : 1;
}

async function runOurs() {
  const data = makeTemporaryFolder();
  const servers = await startAuthServers(data.folder);
  const ours: Target = { client: servers.client.origin, admin: servers.admin.origin };
  try {
    return await runSteps(ours, steps, newMemory());
  } finally {
    await servers.close();
    data.remove();
  }
}

function newMemory(): Memory {
  return new Map([
    ['email', 'oracle@example.com'],
    ['EMAIL', 'ORACLE@EXAMPLE.COM'],
    ['adminId', 'admin-made'],
  ]);
}

/** Clears the accounts and turns on email enumeration protection, as in every new project. */
async function prepareEmulator(origin: string): Promise<void> {
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  await request(`${origin}/emulator/v1/projects/${DEFAULT_PROJECT_ID}/accounts`, {
    method: 'DELETE',
    headers,
  });
  const settings = `${origin}/identitytoolkit.googleapis.com/v2/projects/${DEFAULT_PROJECT_ID}/config`;
  await request(`${settings}?updateMask=emailPrivacyConfig`, {
    method: 'PATCH',
    headers,
    body: '{"emailPrivacyConfig":{"enableImprovedEmailPrivacy":true}}',
  });
}

async function request(address: string, init: RequestInit): Promise<void> {
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Error(`${init.method} ${address} was answered by ${answer.status}.`);
}

run(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
