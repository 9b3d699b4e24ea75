import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { DatabaseFault } from '../store/DatabaseFault.ts';
import type { LocalDatabase } from '../store/LocalDatabase.ts';
import { isOwnFile } from '../store/ownFiles.ts';

/** A file that a database names, and how its bytes are known. */
export interface NamedFile {
  /** Its name in the folder of files. */
  file: string;
  size: number;
  /** Base64. */
  md5Hash: string;
}

/**
 * The files of all objects.
 * @throws DatabaseFault damaged: a name that is not our own could be of any file of this machine
 */
export function listNamedFiles(database: LocalDatabase): readonly NamedFile[] {
  const select = 'SELECT file, size, md5_hash AS md5Hash FROM storage_objects';
  const files = database.prepare(select).all() as NamedFile[];
  return requireOwn(files);
}

/** @throws DatabaseFault damaged, if one of the files is not our own */
export function requireOwn(files: readonly NamedFile[]): readonly NamedFile[] {
  const stranger = files.find(({ file }) => !isOwnFile(file));
  if (stranger === undefined) return files;
  throw new DatabaseFault('damaged', `it names a file that is not its own: ${JSON.stringify(stranger.file)}`);
}

export function countRows(
  database: LocalDatabase,
  table: 'documents' | 'accounts' | 'storage_objects',
): number {
  const [rows = 0] = database.prepare(`SELECT count(*) FROM ${table}`).pluck().all() as number[];
  return rows;
}

/** The bytes of a file if they match the database; null if they do not, or the file is gone. */
export async function readWhole(path: string, { size, md5Hash }: NamedFile): Promise<Buffer | null> {
  const bytes = await readFile(path).catch(nullIfMissing);
  if (bytes === null || bytes.length !== size) return null;
  return createHash('md5').update(bytes).digest('base64') === md5Hash ? bytes : null;
}

/** Hexadecimal, of a file of any size. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

export function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
