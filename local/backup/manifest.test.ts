import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { BACKUP_FORMAT, type Manifest, readManifest, writeManifest } from './manifest.ts';

const { folder, remove } = makeTemporaryFolder();
afterAll(remove);

const MANIFEST: Manifest = {
  format: BACKUP_FORMAT,
  dataVersion: 1,
  takenAt: '2026-01-02T03:04:05.000Z',
  documents: 2,
  accounts: 1,
  files: { count: 0, bytes: 0 },
  database: { bytes: 10, sha256: 'abc' },
  spoiltFiles: [],
};

it('reads what it wrote', async () => {
  await writeManifest(folder, MANIFEST);
  expect(await readManifest(folder)).toEqual(MANIFEST);
});

it('reads a backup of an older version, which names another format, and refuses any other', async () => {
  const write = (format: string) =>
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...MANIFEST, format }));
  write('escape-rooms-backup');
  expect(await readManifest(folder)).toMatchObject({ format: 'escape-rooms-backup', documents: 2 });
  write('somebody-elses-backup');
  await expect(readManifest(folder)).rejects.toThrow('is no whole backup');
});
