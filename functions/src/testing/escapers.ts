import type { Action } from '../../../core/play/model.ts';
import type { TimeAllowance } from '../../../core/play/timeAllowance.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { applyViewChange } from '../../../core/play/view/viewChange.ts';
import { build } from '../../../core/testing/build.ts';
import type { Caller } from '../http/findCaller.ts';
import { nameRecord } from '../leaderboard/nameRecord.ts';
import { act } from '../plays/act.ts';
import { startPlay } from '../plays/startPlay.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import { createTestDeps, type TestDeps } from './createTestDeps.ts';
import { CREATOR, createTestRoom } from './testRoom.ts';

interface Site {
  deps: TestDeps;
  roomId: string;
}

interface Entry {
  caller?: Caller | null;
  network?: string;
}

interface Help {
  timeAllowance?: TimeAllowance;
}

let rooms = 0;

/** Publishes a room whose door is open, with a clock of its own. */
export async function publishOpenRoom(): Promise<Site> {
  const deps = createTestDeps();
  const roomId = `open-room-${++rooms}`;
  const open = build([{ type: 'setLocked', id: 'door', isItemLocked: false }], createTestRoom());
  await deps.saveDraft(roomId, { ...open, revision: 3 });
  await publishRoom({ roomId, revision: 3 }, CREATOR, deps);
  return { deps, roomId };
}

/** Creates players who escape from the test's present room, and reads what the leaderboard keeps of them. */
export function escapers(site: () => Site) {
  /** Starts a play of a player who can leave by the open door. */
  async function enter({ caller = null, network = site().deps.network }: Entry = {}) {
    const { deps, roomId } = site();
    const own = { ...deps, network };
    const opened = await startPlay({ roomId }, caller, own);
    const proof = opened.guestToken === null ? {} : { guestToken: opened.guestToken };
    const { playId, playerId } = opened;
    let { sequence, view } = opened;
    async function take(action: Action<OpaqueName>, by = caller) {
      sequence += 1;
      const answer = await act({ playId, ...proof, sequence, action }, by, own);
      view = applyViewChange(view, answer.change);
      return answer;
    }
    return {
      playerId,
      playId,
      guestToken: opened.guestToken ?? '',
      take,
      /**
       * Takes the last number back, since an action that is refused before it reaches the play is not
       * counted.
       */
      undoCount: () => {
        sequence -= 1;
      },
      leave: (by = caller) => {
        const door = view.items.find(({ label }) => label === 'Door');
        if (!door) throw new Error('The door is not in sight.');
        return take({ type: 'click', item: door.id }, by);
      },
      name: (username: string) => nameRecord({ playId, ...proof, username }, caller, own),
      record: () => deps.read(`records/${roomId}_1_${playerId}`),
      further: () => deps.read(`furtherRecords/${roomId}_1_${playerId}`),
    };
  }

  async function getOut(milliseconds: number, { timeAllowance, ...entry }: Entry & Help = {}) {
    const player = await enter(entry);
    await player.take({ type: 'start', ...(timeAllowance && { timeAllowance }) });
    site().deps.passTime(milliseconds);
    await player.leave();
    return player;
  }

  async function timesIn(name: 'records' | 'furtherRecords'): Promise<number[]> {
    const { deps, roomId } = site();
    const { docs } = await deps.db.collection(name).where('roomId', '==', roomId).get();
    return docs.map((record) => record.get('time')).sort((one, other) => one - other);
  }

  return { enter, getOut, timesIn };
}
