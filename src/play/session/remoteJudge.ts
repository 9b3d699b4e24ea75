import { type ActRequest, actCall } from '../../../core/calls/play/act.ts';
import { nameRecordCall } from '../../../core/calls/play/nameRecord.ts';
import { type StartPlayAnswer, startPlayCall } from '../../../core/calls/play/startPlay.ts';
import { createPlayMemory, GUEST_TOKEN, PLAYED } from '../../shared/browser/playMemory.ts';
import { presentDevice } from '../../shared/browser/presentDevice.ts';
import type { SendCall } from '../../shared/ports/Calls.ts';
import type { PlayJudge } from '../../shared/ports/PlayJudge.ts';
import { forgetLeftPlay, keepLeftPlay } from './leftPlay.ts';

/** The server as judge of a play. It names the play and its player; the session counts the actions. */
export function createRemoteJudge(
  roomId: string,
  send: SendCall,
  memory = createPlayMemory(),
  findDevice = presentDevice,
): PlayJudge {
  const playKey = `play.${roomId}`;
  let open: Pick<StartPlayAnswer, 'playId' | 'guestToken'> | null = null;

  async function startPlay(): Promise<StartPlayAnswer> {
    const answer = await send(startPlayCall, {
      roomId,
      ...kept('playId', memory.read(playKey)),
      ...kept(GUEST_TOKEN, memory.read(GUEST_TOKEN)),
    });
    memory.write(playKey, answer.playId);
    if (answer.guestToken !== null) memory.write(GUEST_TOKEN, answer.guestToken);
    // Only the ids are kept here; the view is kept by the session alone.
    open = { playId: answer.playId, guestToken: answer.guestToken };
    return answer;
  }

  async function whose(): Promise<Pick<ActRequest, 'playId' | 'guestToken'>> {
    const { playId, guestToken } = open ?? (await startPlay());
    return { playId, ...kept(GUEST_TOKEN, guestToken ?? undefined) };
  }

  return {
    startPlay,
    act: async (action, sequence) => {
      const isStart = action.type === 'start';
      if (isStart) memory.write(`${PLAYED}${roomId}`, '1');
      return send(actCall, {
        ...(await whose()),
        sequence,
        action,
        ...(isStart && { device: findDevice() }),
      });
    },
    nameRecord: async (username) => (await send(nameRecordCall, { ...(await whose()), username })).username,
    keep: async (view) => keepLeftPlay(memory, roomId, view, Date.now()),
    reset: async () => {
      open = null;
      memory.write(playKey, undefined);
      forgetLeftPlay(memory, roomId);
    },
  };
}

/** Returns the field, or nothing where it has no value. */
function kept<Key extends string>(key: Key, value: string | undefined): Partial<Record<Key, string>> {
  const field: Partial<Record<Key, string>> = {};
  if (value !== undefined) field[key] = value;
  return field;
}
