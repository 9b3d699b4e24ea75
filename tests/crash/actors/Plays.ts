import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Actor, Breach, Site } from './Actor.ts';

const openedSchema = v.object({ playId: v.string(), guestToken: v.string() });
/** The result of an action; a repeated one gets the whole view instead of the changes (T3). */
const outcomeSchema = v.object({ sequence: v.number(), events: v.array(v.unknown()), refusal: v.unknown() });
const refusalSchema = v.object({ error: v.object({ code: v.string(), message: v.string() }) });

interface Play {
  playId: string;
  guestToken: string;
  /** The number of the last action that was sent. */
  sent: number;
  /** The response to each action; the index is its number. */
  answers: unknown[];
}

/** Plays a room through the functions: each acknowledged action must be applied exactly once, in order. */
export class Plays implements Actor {
  readonly name: string;
  readonly #roomId: string;
  #play: Play | null = null;
  acknowledged = 0;

  constructor(name: string, roomId: string) {
    this.name = name;
    this.#roomId = roomId;
  }

  async step({ origin }: Site): Promise<void> {
    this.#play ??= await this.#open(origin);
    const sequence = ++this.#play.sent;
    const answer = await act(origin, this.#play, sequence);
    if (!answer.ok) throw new Error(`act was answered by ${answer.status}.`);
    this.#play.answers[sequence] = await answer.json();
    this.acknowledged++;
  }

  /** Requests the last acknowledged response again; only the one unacknowledged action may follow it. */
  async check({ origin }: Site): Promise<readonly Breach[]> {
    const play = this.#play;
    this.#play = null;
    if (play === null || play.answers.length === 0) return [];
    const last = play.answers.length - 1;
    const again = await act(origin, play, last);
    const said: unknown = await again.json();
    const what = `${this.name} ${play.playId}, action ${last} of ${play.sent}`;
    const outcomeOf = (answer: unknown) => v.parse(outcomeSchema, answer);
    if (again.ok)
      return isDeepStrictEqual(outcomeOf(said), outcomeOf(play.answers[last]))
        ? []
        : [{ type: 'half', what }];
    const refusal = v.safeParse(refusalSchema, said);
    const next = `The last action taken is number ${last + 1}.`;
    const isNext = refusal.success && refusal.output.error.message === next && play.sent === last + 1;
    return isNext ? [] : [{ type: 'lost', what }];
  }

  async #open(origin: string): Promise<Play> {
    const answer = await call(origin, 'startPlay', { roomId: this.#roomId });
    return { ...v.parse(openedSchema, await answer.json()), sent: 0, answers: [] };
  }
}

/**
 * Sends the action with a number: a start, then pauses and their ends, which every play allows without end.
 */
function act(origin: string, { playId, guestToken }: Play, sequence: number): Promise<Response> {
  const type = sequence === 1 ? 'start' : sequence % 2 === 0 ? 'pause' : 'resume';
  return call(origin, 'act', { playId, guestToken, sequence, action: { type } });
}

function call(origin: string, name: string, body: object): Promise<Response> {
  return fetch(`${origin}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
