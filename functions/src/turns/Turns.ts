import { HttpError } from '../http/HttpError.ts';

interface TurnSettings {
  /** Number of tasks that an instance runs at once. */
  atOnce: number;
  /** Maximum waiting tasks of one account, besides the running one. */
  mostWaiting: number;
  /** Message for a client who asks for more. */
  message: string;
}

/** An account with running or waiting tasks. */
interface Lane {
  isAtWork: boolean;
  readonly waiting: (() => void)[];
}

/**
 * Runs a few tasks of an instance at once, and one for each account: an account with many tasks waits behind
 * all others. Nobody is refused because of others' tasks.
 */
export class Turns {
  readonly #settings: TurnSettings;
  /** By account; the one that had its turn last is at the end. */
  readonly #lanes = new Map<string, Lane>();
  #free: number;

  constructor(settings: TurnSettings) {
    this.#settings = settings;
    this.#free = settings.atOnce;
  }

  /**
   * Runs a task when it is the account's turn. @throws busy if too many of the account's tasks wait already
   */
  async take<Value>(account: string, work: () => Promise<Value>): Promise<Value> {
    const lane = this.#laneOf(account);
    await this.#wait(lane);
    try {
      return await work();
    } finally {
      this.#end(account, lane);
    }
  }

  #laneOf(account: string): Lane {
    const lane = this.#lanes.get(account) ?? { isAtWork: false, waiting: [] };
    this.#lanes.set(account, lane);
    return lane;
  }

  #wait(lane: Lane): Promise<void> {
    const { mostWaiting, message } = this.#settings;
    if (lane.waiting.length >= mostWaiting && (lane.isAtWork || this.#free === 0))
      throw new HttpError('busy', message);
    return new Promise((resolve) => {
      lane.waiting.push(resolve);
      this.#beginNext();
    });
  }

  #beginNext(): void {
    for (const lane of this.#lanes.values()) {
      if (this.#free === 0) return;
      const begin = lane.isAtWork ? undefined : lane.waiting.shift();
      if (begin === undefined) continue;
      lane.isAtWork = true;
      this.#free -= 1;
      begin();
    }
  }

  #end(account: string, lane: Lane): void {
    lane.isAtWork = false;
    this.#free += 1;
    this.#lanes.delete(account);
    if (lane.waiting.length > 0) this.#lanes.set(account, lane);
    this.#beginNext();
  }
}
