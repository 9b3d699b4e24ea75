import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '#local';
import { requireAdminSdk } from '#local/adminSdk';
import { addLateCounts } from '../../../functions/src/cleaning/addLateCounts.ts';
import { act } from '../../../functions/src/plays/act.ts';
import { startPlay } from '../../../functions/src/plays/startPlay.ts';
import { publishRoom } from '../../../functions/src/rooms/publishRoom.ts';
import { createTestDeps, type TestDeps } from '../../../functions/src/testing/createTestDeps.ts';
import { CODE, CREATOR, createTestRoom } from '../../../functions/src/testing/testRoom.ts';
import { APP_BACKEND } from '../../../tools/serve/appBackend.ts';
import type { Latencies } from '../load/Latencies.ts';

/** Firestore takes about one write a second of one document for long, and some more at once. */
const WRITE_RATE = { perSecond: 1, atOnce: 5 };
/** Milliseconds of a player's thoughts. A play is short here: what counts is how many start and end in a second. */
const THOUGHT = 500;

/** The real handlers over the embedded backend, with Firestore's limit to the writes of one document. */
export class Crowd {
  readonly #deps: TestDeps;
  readonly close: () => Promise<void>;
  #players = 0;

  constructor(deps: TestDeps, close: () => Promise<void>) {
    this.#deps = deps;
    this.close = close;
  }

  static async open(): Promise<Crowd> {
    const dataFolder = mkdtempSync(join(tmpdir(), 'escape-crowd-'));
    const backend = await startBackend({
      ...APP_BACKEND,
      dataFolder,
      port: 0,
      indexes: 'firestore.indexes.json',
      writeRate: WRITE_RATE,
    });
    const sdk = requireAdminSdk();
    const app = sdk.initializeApp();
    sdk.getFirestore(app).settings(backend.adminSettings);
    const deps = {
      ...createTestDeps(),
      now: Date.now,
      randomName: () => randomBytes(6).toString('base64url'),
      randomToken: () => randomBytes(32).toString('base64url'),
    };
    return new Crowd(deps, async () => {
      await backend.close();
      rmSync(dataFolder, { recursive: true, force: true });
    });
  }

  async publish(roomId: string): Promise<void> {
    await this.#deps.saveDraft(roomId, createTestRoom());
    await publishRoom({ roomId, revision: 3 }, CREATOR, this.#deps);
  }

  /** Plays a room from its start to the escape, with a wrong answer, behind an address of its own unless one is given. */
  async play(roomId: string, calls: Latencies, address?: string): Promise<void> {
    this.#players += 1;
    const deps = { ...this.#deps, network: address ?? `player ${this.#players}` };
    const opened = await calls.measure(() => startPlay({ roomId }, null, deps));
    if (!opened) return;
    const { playId, guestToken } = opened;
    let { sequence } = opened;
    const take = async (action: Parameters<typeof act>[0]['action']) => {
      sequence += 1;
      const request = { playId, sequence, action, ...(guestToken !== null && { guestToken }) };
      await calls.measure(() => act(request, null, deps));
      await new Promise((resolve) => setTimeout(resolve, THOUGHT));
    };
    await take({ type: 'start' });
    const { chest, key, door } = (await this.#deps.readWorld(playId)).names;
    await take({ type: 'enterPassword', item: chest, password: '1234' });
    await take({ type: 'enterPassword', item: chest, password: CODE });
    await take({ type: 'click', item: key });
    await take({ type: 'useItem', item: key, on: door });
  }

  /** Returns what a room counts, after the cleaning has added what was put aside. */
  async countsOf(roomId: string): Promise<{ plays: number; escapes: number; figures: number }> {
    await addLateCounts(this.#deps.db);
    const read = async (path: string, field: string) => Number((await this.#deps.read(path))?.[field] ?? 0);
    return {
      plays: await read(`summary/${roomId}`, 'count'),
      escapes: await read(`roomStats/${roomId}`, 'escapes'),
      figures: await read(`insights/${roomId}_1`, 'escapes'),
    };
  }
}
