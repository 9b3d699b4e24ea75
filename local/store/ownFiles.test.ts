import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { isOwnFile, listOwnFiles, ownFilePath } from './ownFiles.ts';

const UUID = randomUUID();
const FILE = `${UUID.slice(0, 2)}/${UUID}`;

it('recognizes our own file names', () => {
  expect(isOwnFile(FILE)).toBe(true);
  expect(ownFilePath('root', FILE)).toBe(join('root', FILE));
});

it.each([
  ['a way out', '../../package.json'],
  ['a way out behind a folder', `ab/../../${UUID.slice(6)}`],
  ['a way out that is as long as ours', `ab/${'../'.repeat(12)}`],
  ['an absolute path', '/etc/passwd'],
  ['a Windows path', `ab\\${UUID}`],
  ['a drive', `C:/${UUID}`],
  ['our name with a tail', `${FILE}/x`],
  ['our name and a new line', `${FILE}\n`],
  ['our name behind something', `x/${FILE}`],
  ['nothing', ''],
  ['no text', 5],
])('takes no other for one: %s', (_what, file) => {
  expect(isOwnFile(file)).toBe(false);
  expect(() => ownFilePath('root', String(file))).toThrow('No name of a file of ours');
});

it('lists only its own files, whatever else is in the folder', () => {
  const temporary = makeTemporaryFolder();
  const root = temporary.folder;
  mkdirSync(join(root, FILE.slice(0, 2)));
  writeFileSync(join(root, FILE), 'ours');
  writeFileSync(join(root, '.DS_Store'), 'x');
  writeFileSync(join(root, FILE.slice(0, 2), '.DS_Store'), 'x');
  mkdirSync(join(root, FILE.slice(0, 2), randomUUID()));
  mkdirSync(join(root, 'photos'));
  writeFileSync(join(root, 'photos', UUID), 'x');
  expect(listOwnFiles(root)).toEqual([FILE]);
  temporary.remove();
});
