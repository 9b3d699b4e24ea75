import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files of objects and uploads are named by us alone: two letters for the folder, then a random UUID. */
const OWN_FILE = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/;

/**
 * Whether a value is a name of our own, such as `ab/ab…`. A database from elsewhere, as in a backup, can hold any other
 * name, and one like `../../package.json` would lead out of the folder of files.
 */
export function isOwnFile(file: unknown): file is string {
  return typeof file === 'string' && OWN_FILE.test(file);
}

/** The path of a file in a folder of files. @throws Error for a name that is not our own */
export function ownFilePath(root: string, file: string): string {
  if (!isOwnFile(file)) throw new Error(`No name of a file of ours: ${JSON.stringify(file)}`);
  return join(root, file);
}

/** The names of our own files in a folder of files, ignoring others such as `.DS_Store`. */
export function listOwnFiles(root: string): readonly string[] {
  return entriesOf(root)
    .filter((entry) => entry.isDirectory())
    .flatMap((folder) => filesIn(root, folder.name))
    .filter(isOwnFile);
}

function filesIn(root: string, folder: string): readonly string[] {
  return entriesOf(join(root, folder))
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${folder}/${name}`);
}

function entriesOf(folder: string): readonly Dirent[] {
  return readdirSync(folder, { withFileTypes: true });
}
