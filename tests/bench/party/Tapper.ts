import * as v from 'valibot';
import { HttpConnection } from '../load/HttpConnection.ts';

const placeSchema = v.object({
  playId: v.string(),
  guestToken: v.string(),
  sequence: v.number(),
  seat: v.optional(v.number()),
  number: v.optional(v.number()),
  keys: v.optional(v.object({ seat: v.string(), team: v.string() })),
  view: v.object({ team: v.optional(v.object({ code: v.string() })) }),
});
type Place = v.InferOutput<typeof placeSchema>;

const turnSchema = v.object({ number: v.optional(v.number()) });

/** A guest without a page who acts in a play, alone or at a seat of a party. */
export class Tapper {
  readonly place: Place;
  readonly #connection: HttpConnection;
  #sequence: number;
  #number: number;
  #calls = 1;

  constructor(connection: HttpConnection, place: Place) {
    this.#connection = connection;
    this.place = place;
    this.#sequence = place.sequence;
    this.#number = place.number ?? 0;
  }

  /** Takes a place by the call of that name: startPlay, openParty or joinParty. */
  static async takePlace(origin: string, call: string, request: object): Promise<Tapper> {
    const connection = new HttpConnection(origin);
    const answer = await connection.post(`/api/${call}`, JSON.stringify(request));
    return new Tapper(connection, v.parse(placeSchema, answer));
  }

  /** Its calls of functions so far. */
  get calls(): number {
    return this.#calls;
  }

  /** The number of the party's last change that is known here. */
  get number(): number {
    return this.#number;
  }

  async act(action: object): Promise<void> {
    this.#sequence += 1;
    this.#calls += 1;
    const { playId, guestToken, seat } = this.place;
    const inParty = seat === undefined ? {} : { seat, number: this.#number };
    const request = { playId, guestToken, ...inParty, sequence: this.#sequence, action };
    const answer = await this.#connection.post('/api/act', JSON.stringify(request));
    this.hear(v.parse(turnSchema, answer).number ?? 0);
  }

  /** Asks a party for everything, as the app does whenever its connection begins or ends. */
  async sync(): Promise<void> {
    this.#calls += 1;
    const { playId, guestToken, seat } = this.place;
    await this.#connection.post(
      '/api/sync',
      JSON.stringify({ playId, guestToken, seat, number: this.#number }),
    );
  }

  /** Takes the number of a change that was told. */
  hear(number: number): void {
    this.#number = Math.max(this.#number, number);
  }

  close(): void {
    this.#connection.close();
  }
}
