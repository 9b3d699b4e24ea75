import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { HttpConnection } from './HttpConnection.ts';
import { Latencies } from './Latencies.ts';
import type { LoadServer } from './LoadServer.ts';
import { signUpEditors } from './runLoad.ts';

const DOCUMENTS = 'projects/demo-escape-room/databases/(default)/documents';
const COMMIT = `/v1/${encodeURI(DOCUMENTS)}:commit`;

export interface WriteRates {
  /** Durable writes a second into SQLite alone. */
  readonly bare: number;
  readonly oneClient: number;
  readonly manyClients: number;
  readonly clients: number;
  readonly failed: number;
}

/**
 * Compares small durable writes through all layers (REST, token, rules, SQLite) with the same writes into
 * SQLite alone.
 */
export async function compareWrites(
  server: LoadServer,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<WriteRates> {
  const editors = await signUpEditors(server.origin, clients);
  const writers = await Promise.all(
    editors.map(async (editor) => new SummaryWriter(server.origin, await editor.openRoom())),
  );
  const times = new Latencies();
  const rateOf = async (some: readonly SummaryWriter[]) => {
    const before = times.count;
    const begun = performance.now();
    const hasEnded = () => performance.now() - begun > seconds * 1000;
    await Promise.all(some.map((writer) => writer.write(hasEnded, times)));
    return ((times.count - before) * 1000) / (performance.now() - begun);
  };
  const bare = writeBare(seconds);
  const oneClient = await rateOf(writers.slice(0, 1));
  const manyClients = await rateOf(writers);
  for (const writer of writers) writer.close();
  for (const editor of editors) await editor.close();
  return { bare, oneClient, manyClients, clients, failed: times.failed };
}

/** Toggles one field of its room's summary repeatedly: the smallest write that the rules allow a creator. */
class SummaryWriter {
  readonly #connection: HttpConnection;
  readonly #name: string;
  readonly #idToken: string;
  #value = false;

  constructor(origin: string, { roomId, idToken }: { roomId: string; idToken: string }) {
    this.#connection = new HttpConnection(origin);
    this.#name = `${DOCUMENTS}/summary/${roomId}`;
    this.#idToken = idToken;
  }

  async write(hasEnded: () => boolean, times: Latencies): Promise<void> {
    while (!hasEnded())
      await times.measure(() => this.#connection.post(COMMIT, this.#nextBody(), this.#idToken));
  }

  close(): void {
    this.#connection.close();
  }

  #nextBody(): string {
    this.#value = !this.#value;
    const update = { name: this.#name, fields: { isPreviewed: { booleanValue: this.#value } } };
    const write = { update, updateMask: { fieldPaths: ['isPreviewed'] }, currentDocument: { exists: true } };
    return JSON.stringify({ writes: [write] });
  }
}

/** Returns the transactions a second, of one row each, with the backend's own durability. */
function writeBare(seconds: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'escape-bare-'));
  const database = new Database(join(folder, 'bare.sqlite'));
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec('CREATE TABLE rows (id TEXT PRIMARY KEY, content TEXT NOT NULL)');
  const put = database.prepare(
    'INSERT INTO rows VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET content = excluded.content',
  );
  const begun = performance.now();
  let count = 0;
  // Different contents, since SQLite skips a write that changes nothing.
  for (; performance.now() - begun < seconds * 1000; count += 1)
    put.run(`row-${count % 50}`, `${'x'.repeat(400)}${count}`);
  const rate = (count * 1000) / (performance.now() - begun);
  database.close();
  rmSync(folder, { recursive: true, force: true });
  return rate;
}
