// @isolation apart

import { spawn } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SCRIPTS } from './testing/scripts.ts';
import { unusableFolders, WITHOUT_RIGHTS } from './testing/unusableFolders.ts';

/** The folder of a clone in which nothing is installed yet. */
let clone: string;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'escape-clone-'));
  for (const path of SCRIPTS) cpSync(path, join(clone, path), { recursive: true });
  // The user who runs the commands owns the clone.
  if (WITHOUT_RIGHTS.uid !== undefined) chownSync(clone, WITHOUT_RIGHTS.uid, WITHOUT_RIGHTS.gid);
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

function start(
  script: string,
  env: Record<string, string>,
  ...args: readonly string[]
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const options = { env, cwd: clone, ...WITHOUT_RIGHTS };
    const child = spawn(process.execPath, [join(clone, 'tools', script), ...args], options);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('exit', (code) => resolve({ code, output: output.trim() }));
  });
}

it('prints help, and starts nothing', async () => {
  const { code, output } = await start('start.mjs', { PORT: 'none' }, '--help');
  expect(code).toBe(0);
  for (const word of ['--lan', 'PORT', 'DATA_DIR']) expect(output).toContain(word);
});

it('says in one line that the port is taken', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as AddressInfo;
  const { code, output } = await start('start.mjs', { PORT: String(port) });
  holder.close();
  expect(code).toBe(1);
  expect(output).toBe(`Port ${port} is taken. Stop what uses it, or choose another: PORT=4174 npm start`);
});

it.each([[], ['--dev']])(
  'says in one line that the port is none, or one that browsers block',
  async (...args) => {
    expect(await start('start.mjs', { PORT: '65536' }, ...args)).toEqual({
      code: 1,
      output: 'PORT is a number from 1 to 65535 (0: any that is free), not "65536".',
    });
    expect(await start('start.mjs', { PORT: '4190' }, ...args)).toEqual({
      code: 1,
      output: 'Browsers open nothing on port 4190. Choose another: PORT=4174 npm start',
    });
  },
);

it.each(unusableFolders())(
  'says in one line that the data folder cannot be used: $what',
  async ({ make }) => {
    const env = { PORT: '0', DATA_DIR: make(clone) };
    const { code, output } = await start('start.mjs', env);
    expect(code).toBe(1);
    expect(output).toMatch(/^The data folder \S+ cannot be written to \(.*\)\.$/);
  },
);

it('says in one line that the development server is not for a classroom', async () => {
  const { code, output } = await start('start.mjs', { PORT: '0' }, '--dev', '--lan');
  expect(code).toBe(1);
  expect(output).toBe(
    'The development server is for this machine alone. For a classroom: npm start -- --lan',
  );
});

it('says that npm is missing', async () => {
  const { code, output } = await start('start.mjs', {
    PORT: '0',
    DATA_DIR: join(clone, '.data'),
    PATH: clone,
  });
  expect(code).toBe(1);
  expect(output).toBe('Installing packages …\nnpm was not found; it is needed here.');
  // Other users of the machine must not read the data folder created by then.
  if (process.platform !== 'win32') expect(statSync(join(clone, '.data')).mode & 0o077).toBe(0);
});
