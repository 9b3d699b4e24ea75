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
  inClass: v.optional(v.object({ team: v.number() })),
});
type Place = v.InferOutput<typeof placeSchema>;

const things = v.array(v.object({ id: v.string(), label: v.string() }));

const turnSchema = v.object({
  number: v.optional(v.number()),
  refusal: v.nullable(v.object({ type: v.string() })),
  change: v.object({
    items: v.optional(v.object({ changed: things })),
    isEscaped: v.optional(v.boolean()),
  }),
});

const syncSchema = v.object({ number: v.number(), view: v.object({ items: things }) });

/** A guest without a page who acts in a play, alone or at a seat of a party. */
export class Tapper {
  readonly place: Place;
  readonly #connection: HttpConnection;
  #sequence: number;
  #number: number;
  #calls = 1;
  /** The opaque names of everything in its answers, by label. */
  readonly #names = new Map<string, string>();
  #isOut = false;

  constructor(connection: HttpConnection, place: Place) {
    this.#connection = connection;
    this.place = place;
    this.#sequence = place.sequence;
    this.#number = place.number ?? 0;
  }

  /** Starts or joins by the call of that name: startPlay, openParty or joinParty. */
  static async takePlace(origin: string, call: string, request: object): Promise<Tapper> {
    const connection = new HttpConnection(origin);
    const answer = await connection.post(`/api/${call}`, JSON.stringify(request));
    return new Tapper(connection, v.parse(placeSchema, answer));
  }

  /** The number of its calls so far. */
  get calls(): number {
    return this.#calls;
  }

  /** Whether its play has ended by an escape, as far as it knows. */
  get isOut(): boolean {
    return this.#isOut;
  }

  /** The labels of everything in its answers. */
  get labels(): readonly string[] {
    return [...this.#names.keys()];
  }

  /** The number of the party's last change that it knows. */
  get number(): number {
    return this.#number;
  }

  /** Returns why the action was refused, or null. */
  async act(action: object): Promise<string | null> {
    this.#sequence += 1;
    this.#calls += 1;
    const { playId, guestToken, seat } = this.place;
    const inParty = seat === undefined ? {} : { seat, number: this.#number };
    const request = { playId, guestToken, ...inParty, sequence: this.#sequence, action };
    const answer = await this.#connection.post('/api/act', JSON.stringify(request));
    const { number = 0, refusal, change } = v.parse(turnSchema, answer);
    this.#learn(change.items?.changed ?? []);
    if (change.isEscaped) this.#isOut = true;
    this.hear(number);
    return refusal?.type ?? null;
  }

  /** Clicks on the thing of that label. @throws if that is refused */
  async click(label: string): Promise<void> {
    const refusal = await this.act({ type: 'click', item: this.nameOf(label) });
    if (refusal !== null) throw new Error(`A click on ${label} was refused: ${refusal}`);
  }

  /** Returns the opaque name of the thing with that label; undefined if no answer had one. */
  nameOf(label: string): string | undefined {
    return this.#names.get(label);
  }

  /** Takes over the names of things that another player of the same play has seen. */
  learnFrom(other: Tapper): void {
    for (const [label, name] of other.#names) this.#names.set(label, name);
  }

  /** Asks a party for everything, as the app does whenever its connection begins or ends. */
  async sync(): Promise<void> {
    this.#calls += 1;
    const { playId, guestToken, seat } = this.place;
    const request = JSON.stringify({ playId, guestToken, seat, number: this.#number });
    const { number, view } = v.parse(syncSchema, await this.#connection.post('/api/sync', request));
    this.#learn(view.items);
    this.hear(number);
  }

  /** Notes the number of a change that it received. */
  hear(number: number): void {
    this.#number = Math.max(this.#number, number);
  }

  close(): void {
    this.#connection.close();
  }

  #learn(shown: v.InferOutput<typeof things>): void {
    for (const { id, label } of shown) this.#names.set(label, id);
  }
}
