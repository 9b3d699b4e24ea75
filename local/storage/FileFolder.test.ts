import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDataFolder } from '../openDataFolder.ts';
import { startStorageServers } from '../testing/startStorageServers.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { FileFolder } from './FileFolder.ts';
import { streamOf } from './streamOf.ts';

let temporary: ReturnType<typeof makeTemporaryFolder>;
beforeEach(() => {
  temporary = makeTemporaryFolder();
});
afterEach(() => temporary.remove());

it('reads, writes and deletes nothing outside the folder, whatever path a row has', async () => {
  const outside = join(temporary.folder, 'outside.txt');
  writeFileSync(outside, 'kept');
  const files = new FileFolder(join(temporary.folder, 'files'), () => false);
  mkdirSync(files.root);
  const name = '../outside.txt';
  const written = () => files.write(name, 0, streamOf(Readable.from([Buffer.from('x')])), 10);
  const source = { file: name, size: 4, md5Hash: '', crc32c: '' };
  for (const use of [
    written,
    () => files.seal(name, 0),
    () => files.imageTypeOf(name),
    () => files.sizeOf(name),
    () => files.copy(source),
    () => files.remove(name),
  ])
    await expect(use()).rejects.toThrow('No name of a file of ours');
  expect(readdirSync(temporary.folder).sort()).toEqual(['files', 'outside.txt']);
  expect(existsSync(outside)).toBe(true);
});

it('lets a server start beside foreign files, and leaves them alone', async () => {
  const data = openDataFolder(temporary.folder);
  const unnamed = await data.files.create();
  data.close();
  const { root } = data.files;
  const strays = ['.DS_Store', join(unnamed.slice(0, 2), '.DS_Store'), join('mine', 'manifest.json')];
  mkdirSync(join(root, 'mine'));
  for (const stray of strays) writeFileSync(join(root, stray), 'x');
  await (await startStorageServers(temporary.folder)).close();
  expect(strays.filter((stray) => !existsSync(join(root, stray)))).toEqual([]);
  expect(existsSync(join(root, unnamed))).toBe(false);
});
