// @isolation apart whole

import { execFile } from 'node:child_process';
import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve as resolvePath } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDataFolder } from '#local/dataFolder';
import { contentsOf, writerOf } from '#local/testing/keepThings';
import { makeTemporaryFolder } from '#local/testing/temporaryFolder';
import { SCRIPTS } from '../testing/scripts.ts';

let temporary: ReturnType<typeof makeTemporaryFolder>;
let root: string;

beforeEach(() => {
  temporary = makeTemporaryFolder();
  root = join(temporary.folder, 'data');
  const data = openDataFolder(root);
  writerOf(data).commit(['rooms/a'], 'kept');
  data.close();
});
afterEach(() => temporary.remove());

/** Runs a script of the project, called from the temporary folder. */
function run(script: string, args: readonly string[] = [], env: Record<string, string> = {}) {
  const options = { env: { ...process.env, DATA_DIR: root, INIT_CWD: temporary.folder, ...env } };
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [resolvePath('tools', script), ...args], options, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), output: `${stdout}${stderr}`.trim() }),
    );
  });
}

function readContents() {
  const data = openDataFolder(root);
  const contents = contentsOf(data);
  data.close();
  return contents;
}

it('backs up beside the data folder or to a given path, and restores', async () => {
  const before = readContents();
  const backup = await run('backup.mjs');
  expect(backup).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      /^Backed up 1 documents, 0 accounts and 0 files \(0\.1 MB\) to .*backups.*Z$/,
    ),
  });
  expect((await run('backup.mjs', ['mine'])).output).toContain(join(temporary.folder, 'mine'));
  const data = openDataFolder(root);
  writerOf(data).commit(['rooms/b'], 'later');
  data.close();
  const restored = await run('restore.mjs', ['mine']);
  expect(restored.output).toMatch(/^Restored 1 documents.*\nWhat was there before is in .*-before-restore$/);
  expect(readContents()).toEqual(before);
  expect(readdirSync(join(temporary.folder, 'backups'))).toHaveLength(2);
});

it('says in one line what is missing or damaged', async () => {
  writeFileSync(join(temporary.folder, 'note.txt'), '');
  const none = { DATA_DIR: join(temporary.folder, 'none') };
  const inFile = { DATA_DIR: join(temporary.folder, 'note.txt', 'data') };
  // One after the other, since each needs the data folder for itself.
  const told = [
    await run('restore.mjs'),
    await run('restore.mjs', ['nowhere']),
    await run('backup.mjs', ['note.txt']),
    await run('backup.mjs', [], none),
    await run('restore.mjs', ['mine'], inFile),
    await run('backup.mjs', ['note.txt/mine']),
    await run('backup.mjs', [], { PORT: '4190' }),
    await run('restore.mjs', ['mine'], { PORT: 'http' }),
  ];
  expect(told.map(({ code }) => code)).toEqual(told.map(() => 1));
  expect(told.map(({ output }) => output)).toEqual([
    expect.stringMatching(/^Which backup\? npm run restore -- .*$/),
    expect.stringMatching(/^.*nowhere is no backup: it has no manifest\.json\.$/),
    expect.stringMatching(/^.*note\.txt is there already\. Choose another folder for the backup\.$/),
    expect.stringMatching(/^There is nothing to back up: .*none holds no database\.sqlite\.$/),
    expect.stringMatching(/^The data folder .*data cannot be written to \(.*\)\.$/),
    expect.stringMatching(/^The backup .*mine cannot be written \(ENOTDIR\)\.$/),
    'Browsers open nothing on port 4190. Choose another: PORT=4174 npm start',
    'PORT is a number from 1 to 65535 (0: any that is free), not "http".',
  ]);
});

// Node's own recursive mkdir never returns there.
it.runIf(process.platform === 'linux')(
  'says in one line that a folder below /proc cannot be made',
  async () => {
    const restored = await run('restore.mjs', ['mine'], { DATA_DIR: '/proc/none/data' });
    const backup = await run('backup.mjs', ['/proc/none/mine']);
    expect([restored.code, backup.code]).toEqual([1, 1]);
    expect(restored.output).toMatch(
      /^The data folder \/proc\/none\/data cannot be written to \(ENOENT.*\)\.$/,
    );
    expect(backup.output).toBe('The backup /proc/none/mine cannot be written (ENOENT).');
  },
);

it.each(['backup.mjs', 'restore.mjs'])('installs first in a fresh clone: %s', async (script) => {
  const clone = join(temporary.folder, 'clone');
  for (const path of SCRIPTS) cpSync(path, join(clone, path), { recursive: true });
  const { output } = await run(join(clone, 'tools', script), [], { PATH: clone, npm_execpath: '' });
  expect(output).toBe('Installing packages …\nnpm was not found; it is needed here.');
});
