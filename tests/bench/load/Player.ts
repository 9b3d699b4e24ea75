import * as v from 'valibot';
import { HttpConnection } from './HttpConnection.ts';
import type { Latencies } from './Latencies.ts';

const playSchema = v.object({ playId: v.string(), guestToken: v.string() });
const turnSchema = v.object({
  change: v.object({
    isEscaped: v.optional(v.boolean()),
    isGameOver: v.optional(v.boolean()),
    items: v.optional(v.object({ order: v.array(v.string()) })),
  }),
});
type Turn = v.InferOutput<typeof turnSchema>;

/** Number of turns after which a player opens another room. */
const TURNS_OF_A_PLAY = 40;

interface PlayTimes {
  readonly startPlay: Latencies;
  readonly act: Latencies;
}

interface Position {
  readonly playId: string;
  readonly guestToken: string;
  readonly sequence: number;
  readonly items: readonly string[];
}

/** A guest who clicks on one thing after another, and starts again when a play has ended. */
export class Player {
  readonly #connection: HttpConnection;
  readonly #roomIds: readonly string[];
  readonly #times: PlayTimes;
  #turns: number;
  #position: Position | undefined;

  /** @param number varies the clicks and pauses between players */
  constructor(origin: string, roomIds: readonly string[], times: PlayTimes, number: number) {
    this.#connection = new HttpConnection(origin, addressOf(number));
    this.#roomIds = roomIds;
    this.#times = times;
    this.#turns = number;
  }

  /** Connects like a browser that already shows the room's page. */
  async arrive(): Promise<void> {
    await this.#connection.get('/__local/health');
  }

  /** Plays until `hasEnded`, pausing 0.2 to 1 second between actions or, with `isHasty`, not at all. */
  async play(hasEnded: () => boolean, isHasty = false): Promise<void> {
    while (!hasEnded()) {
      if (!isHasty) await think(200 + ((this.#turns * 137) % 800));
      await this.#takeTurn();
    }
    this.#connection.close();
  }

  async #takeTurn(): Promise<void> {
    this.#turns += 1;
    if (this.#position === undefined) await this.#open();
    else await this.#act(this.#position);
  }

  async #open(): Promise<void> {
    const roomId = this.#roomIds[this.#turns % this.#roomIds.length];
    const answer = await this.#times.startPlay.measure(() =>
      this.#connection.post('/api/startPlay', JSON.stringify({ roomId })),
    );
    if (answer !== undefined) this.#position = { ...v.parse(playSchema, answer), sequence: 0, items: [] };
  }

  async #act(position: Position): Promise<void> {
    const { playId, guestToken, items } = position;
    const sequence = position.sequence + 1;
    const item = items[(this.#turns * 7) % items.length];
    const action = item === undefined ? { type: 'start' } : { type: 'click', item };
    const body = JSON.stringify({ playId, guestToken, sequence, action });
    const answer = await this.#times.act.measure(() => this.#connection.post('/api/act', body));
    this.#position =
      answer === undefined ? undefined : nextPosition(position, sequence, v.parse(turnSchema, answer));
  }
}

/**
 * Returns the address from which a player connects. Plays are limited by network, so players come in classes
 * of 50; on a Mac only the first loopback address exists.
 */
function addressOf(number: number): string | undefined {
  return process.platform === 'darwin' ? undefined : `127.0.1.${1 + (Math.floor(number / 50) % 250)}`;
}

function nextPosition(position: Position, sequence: number, { change }: Turn): Position | undefined {
  if (change.isEscaped || change.isGameOver || sequence >= TURNS_OF_A_PLAY) return undefined;
  return { ...position, sequence, items: change.items?.order ?? position.items };
}

function think(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
