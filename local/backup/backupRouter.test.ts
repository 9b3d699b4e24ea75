import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DataFolder, openDataFolder } from '../openDataFolder.ts';
import { writerOf } from '../testing/keepThings.ts';
import { serveRouter, type TestServer } from '../testing/serveRouter.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { askServer } from './askServer.ts';
import { BackupError } from './BackupError.ts';
import { backupRouter } from './backupRouter.ts';
import { writeServerNote } from './serverNote.ts';

let temporary: ReturnType<typeof makeTemporaryFolder>;
let root: string;
let data: DataFolder;
let server: TestServer;
/** Settles when a restore waits for requests under way; it continues when `release` is called. */
let waiting: Promise<void>;
let release: () => void;

beforeEach(async () => {
  temporary = makeTemporaryFolder();
  root = join(temporary.folder, 'data');
  data = openDataFolder(root);
  writerOf(data).commit(['rooms/a'], 'kept');
  let arrive = () => {};
  waiting = new Promise((resolve) => {
    arrive = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const runAlone = async (work: () => Promise<void>) => {
    arrive();
    await released;
    await work();
  };
  server = await serveRouter(backupRouter({ data, secret: 'known', runAlone }));
  await writeServerNote(root, { port: server.port, secret: 'known' });
});
afterEach(async () => {
  release();
  await server.close();
  data.close();
  temporary.remove();
});

const folder = (name: string) => join(temporary.folder, 'backups', name);
const backUp = (name: string) => askServer(root, 'backup', { target: folder(name) });
const restore = (aside: string) =>
  askServer(root, 'restore', { backup: folder('one'), aside: folder(aside) });

it('does one backup or restore at a time, and refuses the second with the reason', async () => {
  await backUp('one');
  const first = restore('aside');
  await waiting;
  for (const second of [() => restore('other'), () => backUp('two')])
    await expect(second()).rejects.toThrow(
      new BackupError('A backup or a restore is under way. Try again when it is done.'),
    );
  release();
  expect(await first).toMatchObject({ documents: 1 });
  expect(await restore('later')).toMatchObject({ documents: 1 });
});

it('continues after one that failed', async () => {
  await expect(restore('aside')).rejects.toThrow(/is no backup/);
  expect(await backUp('one')).toMatchObject({ documents: 1 });
});
