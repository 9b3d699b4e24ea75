import type { Device } from '../../../core/insight/device.ts';
import { parseVersionFigures, type VersionFigures } from '../../../core/insight/versionFigures.ts';
import type { Caller } from '../http/findCaller.ts';
import { act } from '../plays/act.ts';
import { startPlay } from '../plays/startPlay.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import { createTestDeps, type TestDeps } from './createTestDeps.ts';
import { CODE, CREATOR, createTestRoom } from './testRoom.ts';

export const HOUR = 60 * 60_000;
export const DAY = 24 * HOUR;

interface Visitor {
  caller?: Caller | null;
  /** The network of its requests. */
  network?: string;
  isPrivate?: boolean;
  device?: Device;
  /** The secret of a guest who has played before. */
  guestToken?: string | undefined;
}

let rooms = 0;

/** A published room whose figures a test examines. */
export class FiguredRoom {
  readonly deps: TestDeps;
  readonly roomId: string;

  constructor(deps: TestDeps, roomId: string) {
    this.deps = deps;
    this.roomId = roomId;
  }

  static async publish(): Promise<FiguredRoom> {
    const deps = createTestDeps();
    const roomId = `figured-room-${++rooms}`;
    await deps.saveDraft(roomId, createTestRoom());
    await publishRoom({ roomId, revision: 3 }, CREATOR, deps);
    return new FiguredRoom(deps, roomId);
  }

  /** Starts a play, with actions on items by the creator's ids. */
  async enter(visitor: Visitor = {}) {
    const { deps, roomId } = this;
    const { caller = null, network = '203.0.113.7', isPrivate = false, device, guestToken } = visitor;
    const own = { ...deps, network, isPrivate };
    const known = guestToken === undefined ? {} : { guestToken };
    const opened = await startPlay({ roomId, ...known }, caller, own);
    const proof = opened.guestToken === null ? {} : { guestToken: opened.guestToken };
    const path = `plays/${opened.playId}`;
    const { names } = await deps.readWorld(opened.playId);
    let { sequence } = opened;
    const take = (action: object, said?: Device) => {
      sequence += 1;
      const request = { playId: opened.playId, ...proof, sequence, action: action as never };
      return act({ ...request, ...(said && { device: said }) }, caller, own);
    };
    await take({ type: 'start' }, device);
    const guess = (password: string) => take({ type: 'enterPassword', item: names.chest, password });
    return {
      path,
      guestToken: opened.guestToken ?? undefined,
      guess,
      askHint: () => take({ type: 'askHint' }),
      click: (id: string) => take({ type: 'click', item: names[id] }),
      escape: async () => {
        await guess(CODE);
        await take({ type: 'click', item: names.key });
        await take({ type: 'useItem', item: names.key, on: names.door });
      },
      runOut: async () => {
        deps.passTime(DAY / 2);
        await take({ type: 'tick' });
      },
    };
  }

  async figures(version = 1): Promise<VersionFigures> {
    const parsed = parseVersionFigures(await this.deps.read(`insights/${this.roomId}_${version}`));
    if (!parsed.ok) throw new Error(`${parsed.refusal.path}: ${parsed.refusal.message}`);
    return parsed.value;
  }

  /** Everything stored about candidates, as text. */
  async candidates(): Promise<string> {
    const all = this.deps.db.collection('answerCandidates').where('roomId', '==', this.roomId);
    return JSON.stringify((await all.get()).docs.map((stored) => stored.data()));
  }
}
