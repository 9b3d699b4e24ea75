import * as v from 'valibot';
import { HOST } from '../config.ts';
import { BackupError } from './BackupError.ts';
import { type Manifest, manifestSchema } from './manifest.ts';
import { readServerNote } from './serverNote.ts';

const refusalSchema = v.object({ message: v.string() });

/**
 * Has the server that uses a data folder take or restore a backup.
 * @param root the data folder
 * @throws BackupError in the server's own words
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
  const said: unknown = await answer.json();
  if (answer.ok) return v.parse(manifestSchema, said);
  const refusal = v.safeParse(refusalSchema, said);
  throw new BackupError(
    refusal.success ? refusal.output.message : 'The server failed; its own output says why.',
  );
}
