import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { openDataFolder } from '../openDataFolder.ts';
import { bundleProgram } from '../testing/bundleProgram.ts';
import { startStorageServers } from '../testing/startStorageServers.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { ObjectStore } from './ObjectStore.ts';
import type { StoredObject } from './StoredObject.ts';

const LEAST = 100;

/** Uploads in a separate process and kills it after some were acknowledged; returns how many. */
async function uploadAndKill(folder: string): Promise<number> {
  const program = await bundleProgram('local/storage/testing/uploadForever');
  const child = spawn(process.execPath, [program, folder]);
  let acknowledged = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged = Number(line) + 1;
    if (acknowledged >= LEAST) break;
  }
  child.kill('SIGKILL');
  await once(child, 'exit');
  return acknowledged;
}

function listObjects(folder: string): readonly StoredObject[] {
  const data = openDataFolder(folder);
  const found = new ObjectStore(data.database).list('', '', 10_000);
  data.close();
  return found;
}

it('keeps every acknowledged upload after a kill -9, complete, and nothing else', async () => {
  const { folder, remove } = makeTemporaryFolder();
  const acknowledged = await uploadAndKill(folder);
  expect(acknowledged).toBeGreaterThanOrEqual(LEAST);
  const objects = listObjects(folder);
  expect(objects.length).toBeGreaterThanOrEqual(Math.floor(acknowledged / 3));
  for (const { file, size, md5Hash, name } of objects) {
    const bytes = readFileSync(join(folder, 'files', file));
    expect([bytes.length, createHash('md5').update(bytes).digest('base64')], name).toEqual([size, md5Hash]);
  }
  const servers = await startStorageServers(folder);
  expect(servers.fileSizes()).toHaveLength(objects.length);
  await servers.close();
  remove();
});
