import { createHmac, randomBytes } from 'node:crypto';
import type { LocalDatabase } from '../store/LocalDatabase.ts';
import type { StripeObject } from './objects.ts';

/**
 * Milliseconds to wait before each repetition of an event; further ones use the last value. Stripe repeats
 * for three days.
 */
const WAITS = [1000, 5000, 30_000, 120_000, 600_000, 3_600_000];
/** Attempts after which sending is given up. */
const MOST_ATTEMPTS = 24;
/** Milliseconds that the shop may take to respond. */
const PATIENCE = 10_000;
/** Events that were taken or given up, kept for those who look into the data folder. */
const MOST_DONE = 1000;

interface WebhookDeps {
  database: LocalDatabase;
  /** Signs each event, as `whsec_…` does. */
  secret: string;
  /** The shop's handler; looked up for each event sent. */
  target: () => string;
  now: () => number;
}

interface DueEvent {
  number: number;
  body: string;
  attempts: number;
}

/** Sends signed events to the shop until they are acknowledged: at first in order, retries in any order. */
export class Webhook {
  readonly #deps: WebhookDeps;
  #timer: NodeJS.Timeout | null = null;
  #sending: Promise<void> | null = null;
  #isStopped = true;

  constructor(deps: WebhookDeps) {
    this.#deps = deps;
  }

  /** Starts sending due events, including those of an earlier run. */
  start(): void {
    this.#isStopped = false;
    this.#sendSoon(0);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#forgetTimer();
    await this.#sending;
  }

  /** Stores the event on disk; it is sent shortly after. */
  announce(type: string, object: StripeObject): void {
    const event = {
      id: `evt_${randomBytes(18).toString('hex')}`,
      object: 'event',
      type,
      created: Math.floor(this.#deps.now() / 1000),
      livemode: false,
      api_version: null,
      pending_webhooks: 1,
      request: null,
      data: { object },
    };
    this.#deps.database
      .prepare('INSERT INTO stripe_events (body, attempts, due) VALUES (?, 0, ?)')
      .run(JSON.stringify(event), this.#deps.now());
    this.#sendSoon(0);
  }

  /** Waits until everything due was sent, as Stripe's pay page does before it returns to the shop. */
  async settle(): Promise<void> {
    if (this.#isStopped) return;
    this.#forgetTimer();
    await this.#send();
  }

  /** Deletes the oldest events that are done. */
  clearOld(): void {
    this.#deps.database
      .prepare(
        `DELETE FROM stripe_events WHERE due IS NULL AND number NOT IN
         (SELECT number FROM stripe_events WHERE due IS NULL ORDER BY number DESC LIMIT ?)`,
      )
      .run(MOST_DONE);
  }

  #forgetTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #sendSoon(wait: number): void {
    if (this.#isStopped) return;
    this.#forgetTimer();
    this.#timer = setTimeout(() => void this.#send(), wait);
    this.#timer.unref();
  }

  /** One round after the other; a call meanwhile waits for a round that begins after it. */
  async #send(): Promise<void> {
    const before = this.#sending;
    const mine = (async () => {
      await before;
      await this.#sendDue();
    })();
    this.#sending = mine;
    await mine;
    if (this.#sending === mine) this.#sending = null;
  }

  async #sendDue(): Promise<void> {
    for (const event of this.#listDue()) {
      if (this.#isStopped) return;
      this.#note(event, await this.#deliver(event.body));
    }
    const next = this.#nextDue();
    if (next !== null) this.#sendSoon(Math.max(0, next - this.#deps.now()));
  }

  async #deliver(body: string): Promise<boolean> {
    const headers = { 'content-type': 'application/json', 'stripe-signature': this.#sign(body) };
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      const answer = await fetch(this.#deps.target(), { method: 'POST', headers, body, signal });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false;
    }
  }

  #sign(body: string): string {
    const time = Math.floor(Date.now() / 1000);
    const digest = createHmac('sha256', this.#deps.secret).update(`${time}.${body}`).digest('hex');
    return `t=${time},v1=${digest}`;
  }

  #note({ number, attempts }: DueEvent, isTaken: boolean): void {
    const isDone = isTaken || attempts + 1 >= MOST_ATTEMPTS;
    const wait = WAITS[Math.min(attempts, WAITS.length - 1)] ?? 0;
    this.#deps.database
      .prepare('UPDATE stripe_events SET attempts = ?, due = ? WHERE number = ?')
      .run(attempts + 1, isDone ? null : this.#deps.now() + wait, number);
    if (isDone && !isTaken) console.warn('An event of the payment stand-in was taken by nobody.');
  }

  #listDue(): readonly DueEvent[] {
    return this.#deps.database
      .prepare('SELECT number, body, attempts FROM stripe_events WHERE due <= ? ORDER BY number LIMIT 100')
      .all(this.#deps.now()) as DueEvent[];
  }

  #nextDue(): number | null {
    const [next] = this.#deps.database.prepare('SELECT min(due) FROM stripe_events').pluck().all() as [
      number | null,
    ];
    return next;
  }
}
