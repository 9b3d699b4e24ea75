import type { ActAnswer, ActRequest } from '../../../core/calls/play/act.ts';
import type { StartPlayAnswer } from '../../../core/calls/play/startPlay.ts';
import type { Action } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { applyViewChange } from '../../../core/play/view/viewChange.ts';
import { createSerialQueue } from '../../../core/util/createSerialQueue.ts';
import type { Api } from '../../shared/firebase/createApi.ts';
import { GUEST_TOKEN, PLAYED, type PlayMemory } from '../../shared/firebase/playMemory.ts';
import { BackendError } from '../../shared/ports/BackendError.ts';
import type { ActOutcome, PlayJudge, StartedPlay } from '../../shared/ports/PlayJudge.ts';
import { forgetLeftPlay, keepLeftPlay } from './leftPlay.ts';

/** Milliseconds before a call that got no answer is sent again; after the last one it fails. */
const RESEND_DELAYS: readonly number[] = [300, 1000, 3000];

const TICK: Action<OpaqueName> = { type: 'tick' };

/** Actions that wait for a connection: nobody means more than that by clicking on. */
const MOST_WAITING = 20;

/**
 * The server as judge of a play of a published room (DESIGN §4). Actions go one at a time and in order, each with its
 * number; one that got no answer is sent again under the same number, so that it counts once, and those after it wait.
 */
export function createRemoteJudge(
  roomId: string,
  api: Pick<Api, 'startPlay' | 'act' | 'nameRecord'>,
  memory: PlayMemory,
  delays: readonly number[] = RESEND_DELAYS,
): PlayJudge {
  const playKey = `play.${roomId}`;
  let open: StartPlayAnswer | null = null;
  /** Actions without an answer, oldest first. Whether the server took the first one is not known; each goes under the next number. */
  let waiting: Action<OpaqueName>[] = [];
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
    return answer;
  }

  async function act(action: Action<OpaqueName>): Promise<ActOutcome> {
    // Where the server was away just now, one try tells whether it is back.
    const tries = waiting.length > 0 ? [] : delays;
    if (!open) await startPlay();
    keep(action);
    const outcomes = [await sendFirst(tries)];
    while (waiting.length > 0) outcomes.push(await sendFirst(tries));
    const events = outcomes.flatMap((outcome) => outcome.events);
    return { ...(outcomes.at(-1) as ActOutcome), events };
  }

  /** A second try of what waits already, and a look at the clock, add nothing to it. */
  function keep(action: Action<OpaqueName>): void {
    const last = waiting.at(-1);
    if (last && (action.type === 'tick' || JSON.stringify(action) === JSON.stringify(last))) return;
    if (waiting.length >= MOST_WAITING)
      throw new BackendError('tooManyRequests', 'Too many actions wait for a connection.');
    waiting.push(action);
  }

  async function sendFirst(tries: readonly number[]): Promise<ActOutcome> {
    const play = open ?? (await startPlay());
    const action = waiting[0] ?? TICK;
    const request: ActRequest = {
      playId: play.playId,
      ...kept(GUEST_TOKEN, play.guestToken ?? undefined),
      sequence: play.sequence + 1,
      action,
    };
    if (action.type === 'start') memory.write(`${PLAYED}${roomId}`, '1');
    try {
      const answer = await resending(tries, () => api.act(request));
      waiting.shift();
      return take(play, answer);
    } catch (error) {
      if (isOffline(error)) throw error;
      waiting.shift();
      if (error instanceof BackendError && error.code === 'conflict') return resync();
      // What is refused holds up nothing that waits behind it.
      if (waiting.length === 0) throw error;
      return { view: play.view, events: [], refusal: null };
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
    startPlay: () =>
      enqueue(async (): Promise<StartedPlay> => {
        const started = await startPlay();
        waiting = [];
        return viewOf(started);
      }),
    act: (action) => enqueue(() => act(action)),
    nameRecord: (username) => enqueue(() => nameRecord(username)),
    reset: () => {
      open = null;
      waiting = [];
      memory.write(playKey, undefined);
      forgetLeftPlay(memory, roomId);
    },
  };
}

function viewOf({ view, board, playerId }: StartPlayAnswer): StartedPlay {
  return { view, board, playerId };
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
