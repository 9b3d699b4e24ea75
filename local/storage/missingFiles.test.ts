import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDataFolder } from '../openDataFolder.ts';
import { writerOf } from '../testing/keepThings.ts';
import { startStorageServers } from '../testing/startStorageServers.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { webpBytes } from '../testing/webpBytes.ts';

let temporary: ReturnType<typeof makeTemporaryFolder>;
let lost: string;

/** A closed data folder of two objects, one of which has lost its file. */
beforeEach(async () => {
  temporary = makeTemporaryFolder();
  const data = openDataFolder(temporary.folder);
  const writer = writerOf(data);
  await writer.upload('images/kept.webp', 1000);
  lost = (await writer.upload('images/lost.webp', 1000)).file;
  data.close();
  rmSync(join(data.files.root, lost));
});
afterEach(() => {
  vi.restoreAllMocks();
  temporary.remove();
});

it('starts without a file that is missing, says which, and serves all others', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const servers = await startStorageServers(temporary.folder);
  const told = warn.mock.calls.map(([line]) => String(line));
  expect(told).toEqual([
    `Missing in ${servers.filesFolder}: images/lost.webp (${lost}). A backup can bring them back: npm run restore`,
  ]);
  const admin = (name: string) =>
    fetch(
      `${servers.admin.origin}/v0/b/demo-project.firebasestorage.app/o/${encodeURIComponent(name)}?alt=media`,
    );
  expect((await admin('images/kept.webp')).status).toBe(200);
  expect((await admin('images/lost.webp')).status).toBe(404);
  expect(servers.fileSizes()).toEqual([webpBytes(1000).length]);
  await servers.close();
});
