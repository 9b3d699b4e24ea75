import type { ActAnswer, ActRequest } from '../../core/calls/act.ts';
import type { StartPlayAnswer } from '../../core/calls/startPlay.ts';
import { createSerialQueue } from '../../core/createSerialQueue.ts';
import type { Action } from '../../core/play/model.ts';
import type { OpaqueName } from '../../core/play/opaqueName.ts';
import { applyViewChange } from '../../core/play/viewChange.ts';
import { BackendError } from '../stores/ports/BackendError.ts';
import type { ActOutcome, PlayJudge, StartedPlay } from '../stores/ports/PlayJudge.ts';
import type { Api } from './createApi.ts';
import { forgetLeftPlay, keepLeftPlay } from './leftPlay.ts';
import { GUEST_TOKEN, PLAYED, type PlayMemory } from './playMemory.ts';

/** Milliseconds before a call that got no answer is sent again; after the last one it fails. */
const RESEND_DELAYS: readonly number[] = [300, 1000, 3000];

/**
 * The server as judge of a play of a published room (DESIGN §4). Actions go one at a time and in order, each with its
 * number; one that got no answer is sent again under the same number, so that it counts once.
 */
export function createRemoteJudge(
  roomId: string,
  api: Pick<Api, 'startPlay' | 'act' | 'nameRecord'>,
  memory: PlayMemory,
  delays: readonly number[] = RESEND_DELAYS,
): PlayJudge {
  const playKey = `play.${roomId}`;
  let open: StartPlayAnswer | null = null;
  /** Whether the server took it is not known; the next action goes after it, under the next number. */
  let unanswered: ActRequest | null = null;
  const enqueue = createSerialQueue();

  async function startPlay(): Promise<StartPlayAnswer> {
    const request = {
      roomId,
      ...kept('playId', memory.read(playKey)),
      ...kept(GUEST_TOKEN, memory.read(GUEST_TOKEN)),
    };
    const answer = await resending(delays, () => api.startPlay(request));
    memory.write(playKey, answer.playId);
    if (answer.guestToken !== null) memory.write(GUEST_TOKEN, answer.guestToken);
    keepLeftPlay(memory, roomId, answer.view, Date.now());
    open = answer;
    unanswered = null;
    return answer;
  }

  async function act(action: Action<OpaqueName>): Promise<ActOutcome> {
    const opened = open ?? (await startPlay());
    const late = unanswered && (await send(opened, unanswered));
    const play = open ?? opened;
    if (action.type === 'start') memory.write(`${PLAYED}${roomId}`, '1');
    const outcome = await send(play, {
      playId: play.playId,
      ...kept(GUEST_TOKEN, play.guestToken ?? undefined),
      sequence: play.sequence + 1,
      action,
    });
    return late ? { ...outcome, events: [...late.events, ...outcome.events] } : outcome;
  }

  async function send(play: StartPlayAnswer, request: ActRequest): Promise<ActOutcome> {
    unanswered = request;
    try {
      const answer = await resending(delays, () => api.act(request));
      unanswered = null;
      return take(play, answer);
    } catch (error) {
      if (isOffline(error)) throw error;
      unanswered = null;
      if (error instanceof BackendError && error.code === 'conflict') return resync();
      throw error;
    }
  }

  function take(play: StartPlayAnswer, { sequence, change, events, refusal }: ActAnswer): ActOutcome {
    const view = applyViewChange(play.view, change);
    // A play that was reset in the meantime stays forgotten.
    if (open === play) {
      open = { ...play, sequence, view };
      keepLeftPlay(memory, roomId, view, Date.now());
    }
    return { view, events, refusal };
  }

  /** Another tab took an action of this play: what it looks like now is all there is to say. */
  async function resync(): Promise<ActOutcome> {
    const { view } = await startPlay();
    return { view, events: [], refusal: null };
  }

  async function nameRecord(username: string): Promise<string> {
    const play = open ?? (await startPlay());
    const request = {
      playId: play.playId,
      ...kept(GUEST_TOKEN, play.guestToken ?? undefined),
      username,
    };
    return (await resending(delays, () => api.nameRecord(request))).username;
  }

  return {
    startPlay: () => enqueue(async (): Promise<StartedPlay> => viewOf(await startPlay())),
    act: (action) => enqueue(() => act(action)),
    nameRecord: (username) => enqueue(() => nameRecord(username)),
    reset: () => {
      open = null;
      unanswered = null;
      memory.write(playKey, undefined);
      forgetLeftPlay(memory, roomId);
    },
  };
}

function viewOf({ view, version, playerId }: StartPlayAnswer): StartedPlay {
  return { view, version, playerId };
}

/** A field that is only there when it has a value. */
function kept<Key extends string>(key: Key, value: string | undefined): Partial<Record<Key, string>> {
  const field: Partial<Record<Key, string>> = {};
  if (value !== undefined) field[key] = value;
  return field;
}

/** Sends a call again after each delay as long as the server cannot be reached. */
async function resending<Answer>(delays: readonly number[], call: () => Promise<Answer>): Promise<Answer> {
  for (const delay of delays) {
    try {
      return await call();
    } catch (error) {
      if (!isOffline(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return call();
}

function isOffline(error: unknown): boolean {
  return error instanceof BackendError && error.code === 'offline';
}
