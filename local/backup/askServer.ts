import { request } from 'node:http';
import { text } from 'node:stream/consumers';
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
  const { status, said } = await post(port, secret, call, body).catch((cause: unknown) => {
    throw new BackupError(`The server that uses ${root} does not answer.`, { cause });
  });
  const done = v.safeParse(manifestSchema, said);
  if (status === 200 && done.success) return done.output;
  const refusal = v.safeParse(refusalSchema, said);
  if (refusal.success) throw new BackupError(refusal.output.message);
  throw new BackupError(`The server that uses ${root} failed (${status}); its own output says why.`);
}

/** Waits for the answer as long as it takes: `fetch` gives up after five minutes, in which a large folder is not copied. */
function post(
  port: number,
  secret: string,
  call: string,
  body: object,
): Promise<{ status: number; said: unknown }> {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: HOST, port, path: `/__local/${call}`, method: 'POST', headers },
      (answer) => {
        const status = answer.statusCode ?? 0;
        // The server may end while responding; after a crash its port may belong to another program.
        text(answer)
          .then(JSON.parse)
          .catch(() => null)
          .then((said: unknown) => resolve({ status, said }), reject);
      },
    );
    sent.once('error', reject).end(JSON.stringify(body));
  });
}
