import { mkdirSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { BackupError } from './BackupError.ts';
import { requireOutside } from './requireOutside.ts';

let temporary: ReturnType<typeof makeTemporaryFolder>;
let data: string;
const at = (...names: string[]) => join(temporary.folder, ...names);

beforeEach(() => {
  temporary = makeTemporaryFolder();
  data = at('data');
  mkdirSync(join(data, 'files'), { recursive: true });
  // Folders may be linked by anybody on every system this way.
  symlinkSync(data, at('link'), 'junction');
});
afterEach(() => temporary.remove());

it.each([
  ['the data folder itself', () => data],
  ['a folder in it', () => join(data, 'mine')],
  ['a folder deep in it', () => join(data, 'files', 'a', 'b')],
  ['one whose name begins with dots', () => join(data, '..mine')],
  ['a relative path', () => relative('.', join(data, 'mine'))],
  ['a way around', () => at('other', '..', 'data', 'mine')],
  ['a link', () => at('link', 'files', 'mine')],
])('refuses %s', (_what, target) => {
  expect(() => requireOutside(data, target())).toThrow(BackupError);
  expect(() => requireOutside(data, target())).toThrow(
    /^.+ is in the data folder .+\. Choose a folder outside of it for the backup\.$/,
  );
});

it('recognizes the data folder through a symbolic link', () => {
  expect(() => requireOutside(at('link'), join(data, 'mine'))).toThrow(BackupError);
});

it.each(['backups', 'data-backup', '..data', 'data.partial'])('takes a folder beside it: %s', (name) => {
  expect(() => requireOutside(data, at(name, 'one'))).not.toThrow();
});
