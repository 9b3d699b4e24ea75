import * as v from 'valibot';
import type { HttpConnection } from '../../bench/load/HttpConnection.ts';

const playSchema = v.object({ playId: v.string(), guestToken: v.string() });
const itemsSchema = v.array(v.object({ id: v.string(), label: v.string() }));
const startSchema = v.object({ change: v.object({ items: v.object({ changed: itemsSchema }) }) });
const turnSchema = v.object({ events: v.array(v.object({ type: v.string() })) });

/** A play of a new guest. */
export interface GuestPlay {
  playId: string;
  guestToken: string;
  /** The opaque name of the lock. */
  item: string;
  sequence: number;
}

/**
 * `closed`: the lock accepts no answers in this play for a while; `slowed`: nor in any play from this
 * network; `busy`: try again.
 */
export type Outcome = 'right' | 'wrong' | 'closed' | 'slowed' | 'busy';

export async function openGuestPlay(
  connection: HttpConnection,
  roomId: string,
  lock: string,
): Promise<GuestPlay> {
  const { playId, guestToken } = v.parse(
    playSchema,
    await connection.post('/api/startPlay', JSON.stringify({ roomId })),
  );
  const started = await act(connection, { playId, guestToken, sequence: 1, action: { type: 'start' } });
  const item = v.parse(startSchema, started).change.items.changed.find(({ label }) => label === lock);
  if (item === undefined) throw new Error(`There is no ${lock} in the room.`);
  return { playId, guestToken, item: item.id, sequence: 1 };
}

export async function tryAnswer(
  connection: HttpConnection,
  play: GuestPlay,
  password: string,
): Promise<Outcome> {
  const { playId, guestToken, item } = play;
  const sequence = play.sequence + 1;
  const action = { type: 'enterPassword', item, password };
  const answer = await act(connection, { playId, guestToken, sequence, action }).catch(orBusy);
  if (answer === 'busy') return answer;
  play.sequence = sequence;
  return outcomeOf(v.parse(turnSchema, answer).events.map(({ type }) => type));
}

/** Returns the outcome of a try. The try that closes a lock is still compared. */
function outcomeOf(types: readonly string[]): Outcome {
  if (types.includes('lockSlowed')) return 'slowed';
  if (types.includes('passwordWrong')) return 'wrong';
  return types.includes('lockClosed') ? 'closed' : 'right';
}

/** Returns `busy` for a conflict, since concurrent guesses at one lock affect each other. */
function orBusy(error: unknown): 'busy' {
  if (error instanceof Error && error.message.includes(' 503')) return 'busy';
  throw error;
}

function act(connection: HttpConnection, body: object): Promise<unknown> {
  return connection.post('/api/act', JSON.stringify(body));
}
