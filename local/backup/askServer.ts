import * as v from 'valibot';
import { HOST } from '../config.ts';
import { BackupError } from './BackupError.ts';
import { type Manifest, manifestSchema } from './manifest.ts';
import { readServerNote } from './serverNote.ts';

const refusalSchema = v.object({ message: v.string() });

/**
 * Asks the server that uses a data folder to take or restore a backup. @param root the data folder @throws
 * BackupError in the server's own words, or if something else responds
 */
export async function askServer(root: string, call: 'backup' | 'restore', body: object): Promise<Manifest> {
  const { port, secret } = await readServerNote(root);
  const answer = await fetch(`http://${HOST}:${port}/__local/${call}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw new BackupError(`The server that uses ${root} does not answer.`, { cause });
  });
  // The server may end while responding; after a crash its port may belong to another program.
  const said: unknown = await answer.json().catch(() => null);
  const done = v.safeParse(manifestSchema, said);
  if (answer.ok && done.success) return done.output;
  const refusal = v.safeParse(refusalSchema, said);
  if (refusal.success) throw new BackupError(refusal.output.message);
  throw new BackupError(`The server that uses ${root} failed (${answer.status}); its own output says why.`);
}
