import { HttpError } from '../http/HttpError.ts';

interface TurnSettings {
  /** Pieces of work that an instance does at once. */
  atOnce: number;
  /** Of one account, beside the one that is done. */
  mostWaiting: number;
  /** What is said to who asks for more. */
  message: string;
}

/** An account that is at work or waits. */
interface Lane {
  isAtWork: boolean;
  readonly waiting: (() => void)[];
}

/**
 * Work of which an instance does a few pieces at once, and one for each account: whoever asks for many waits behind everybody
 * else. Nobody is refused for what others ask.
 */
export class Turns {
  readonly #settings: TurnSettings;
  /** By account, who had a turn last at the end. */
  readonly #lanes = new Map<string, Lane>();
  #free: number;

  constructor(settings: TurnSettings) {
    this.#settings = settings;
    this.#free = settings.atOnce;
  }

  /** Does a piece of work when it is the account's turn. @throws busy where enough of the account's waits already */
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
