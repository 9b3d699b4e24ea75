// @isolation backend

import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { LogFile } from './LogFile.ts';

let temporary: ReturnType<typeof makeTemporaryFolder>;
let file: string;

beforeEach(() => {
  temporary = makeTemporaryFolder();
  file = join(temporary.folder, 'log', 'requests.jsonl');
});
afterEach(() => {
  vi.restoreAllMocks();
  temporary.remove();
});

it('appends to the existing file', async () => {
  const first = new LogFile(file);
  first.write('one');
  await first.flush();
  const second = new LogFile(file);
  second.write('two');
  second.write('three');
  await second.flush();
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\nthree\n');
});

it('never uses more space than two full files', async () => {
  const log = new LogFile(file, 100);
  for (let number = 100; number < 200; number += 1) {
    log.write(`line ${number}`);
    await log.flush();
  }
  const folder = join(temporary.folder, 'log');
  expect(readdirSync(folder)).toEqual(['requests.jsonl', 'requests.jsonl.1']);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(100);
  expect(readFileSync(file, 'utf8')).toMatch(/line 199\n$/);
});

it('loses its lines, and nothing else, while it cannot be written, and says so once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  // A file where the folder should be: as good as a disk that is full.
  writeFileSync(join(temporary.folder, 'log'), '');
  const log = new LogFile(file);
  for (const line of ['one', 'two']) {
    log.write(line);
    await log.flush();
  }
  expect(warn).toHaveBeenCalledTimes(1);
  rmSync(join(temporary.folder, 'log'));
  mkdirSync(join(temporary.folder, 'log'));
  log.write('three');
  await log.flush();
  expect(readFileSync(file, 'utf8')).toBe('three\n');
});
