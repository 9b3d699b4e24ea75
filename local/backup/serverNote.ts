import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { BackupError } from './BackupError.ts';

/**
 * Tells a command how to reach the server that has a data folder open. It is a file in that folder, so whoever may read
 * the folder may use it.
 */
interface ServerNote {
  /** The admin port, on loopback. */
  port: number;
  secret: string;
}

const NOTE_FILE = 'server.json';

const noteSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ port: v.pipe(v.number(), v.integer()), secret: v.string() }),
);

export async function writeServerNote(root: string, note: ServerNote): Promise<void> {
  const path = join(root, NOTE_FILE);
  // The mode is set on new files only, so an old one is removed first.
  await rm(path, { force: true });
  await writeFile(path, JSON.stringify(note), { mode: 0o600 });
}

export async function removeServerNote(root: string): Promise<void> {
  await rm(join(root, NOTE_FILE), { force: true });
}

/** @throws BackupError while the server is starting */
export async function readServerNote(root: string): Promise<ServerNote> {
  const text = await readFile(join(root, NOTE_FILE), 'utf8').catch(() => '');
  const note = v.safeParse(noteSchema, text);
  if (note.success) return note.output;
  throw new BackupError(`The server that uses ${root} is just starting or ending. Try again in a moment.`);
}
