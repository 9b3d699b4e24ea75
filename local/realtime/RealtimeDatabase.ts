import { Listeners } from './Listeners.ts';
import { RealtimeError } from './RealtimeError.ts';
import type { RealtimeRules } from './rules/RealtimeRules.ts';
import { isNode, type RealtimeValue, valueAt, withValueAt } from './values/RealtimeValue.ts';
import { readValue } from './values/readValue.ts';
import { isAtOrAbove } from './values/realtimePath.ts';
import { dataPush, mergePush } from './wire/messages.ts';

/** Sends a message to one client. */
export type Send = (message: string) => void;

/** One write: values as the SDK sends them, with their paths. */
export type Writes = readonly { readonly path: readonly string[]; readonly json: unknown }[];

interface WriteOptions {
  /** The rules that must allow the write; null for the Admin SDK. */
  readonly rules: RealtimeRules | null;
  /** The maximum number of keys below one path to which the write adds one. */
  readonly siblings: number;
}

/** The database: one tree in memory, with its listeners. Nothing is kept when the process ends. */
export class RealtimeDatabase {
  readonly #now: () => number;
  readonly #listeners = new Listeners<Send>();
  #root: RealtimeValue = null;

  /** @param now milliseconds since 1970 */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** @throws RealtimeError if the rules do not allow reading */
  read(path: readonly string[], rules: RealtimeRules | null): RealtimeValue {
    if (rules !== null && !rules.mayRead(this.#root, path, this.#now())) throw denied();
    return valueAt(this.#root, path);
  }

  /**
   * Sends the value now, and each change from now on. Returns the length of the first message.
   * @throws RealtimeError if the rules do not allow reading
   */
  listen(path: readonly string[], send: Send, rules: RealtimeRules | null): number {
    const value = this.read(path, rules);
    this.#listeners.add(path, send);
    const message = dataPush(path, value);
    send(message);
    return message.length;
  }

  unlisten(path: readonly string[], send: Send): void {
    this.#listeners.remove(path, send);
  }

  /**
   * Writes everything or nothing, and notifies listeners. Returns the length of all messages to them.
   * @throws RealtimeError for an invalid or forbidden write
   */
  write(writes: Writes, options: WriteOptions): number {
    const after = this.check(writes, options);
    this.#root = after;
    return this.#tell(writes.map(({ path }) => path));
  }

  /**
   * Returns what the database would be after the write, without changing it. @throws RealtimeError for an invalid or
   * forbidden write
   */
  check(writes: Writes, { rules, siblings }: WriteOptions): RealtimeValue {
    const [before, now] = [this.#root, this.#now()];
    for (const [place, { path }] of writes.entries())
      if (writes.some((other, at) => at !== place && isAtOrAbove(other.path, path)))
        throw new RealtimeError('invalid_data', 'One path of the write lies within another.');
    const after = writes.reduce((root, { path, json }) => {
      const value = readValue(json, { before: valueAt(before, path), now }, path.length);
      return withValueAt(root, path, value);
    }, before);
    for (const { path } of writes) {
      if (rules !== null && !rules.mayWrite({ before, after, now }, path)) throw denied();
      checkSiblings(before, after, path, siblings);
    }
    return after;
  }

  /** Deletes all data and listeners. */
  clear(): void {
    this.#root = null;
    this.#tell([[]]);
  }

  #tell(paths: readonly (readonly string[])[]): number {
    let length = 0;
    const spots = new Map(
      paths.flatMap((path) =>
        this.#listeners.touchedBy(path).map((spot) => [spot.path.join('/'), spot] as const),
      ),
    );
    for (const { path, listeners } of spots.values()) {
      const message = this.#messageFor(path, paths);
      for (const send of listeners) send(message);
      length += message.length * listeners.size;
    }
    return length;
  }

  /**
   * Returns the message for the listeners at a path. It contains their whole value, or one value below their path, or
   * all values below it that changed at once.
   */
  #messageFor(listened: readonly string[], written: readonly (readonly string[])[]): string {
    if (written.some((path) => isAtOrAbove(path, listened)))
      return dataPush(listened, valueAt(this.#root, listened));
    const below = written.filter((path) => isAtOrAbove(listened, path));
    const [only] = below;
    if (only !== undefined && below.length === 1) return dataPush(only, valueAt(this.#root, only));
    const values = below.map(
      (path) => [path.slice(listened.length).join('/'), valueAt(this.#root, path)] as const,
    );
    return mergePush(listened, new Map(values));
  }
}

/** Refuses a write that adds too many keys below one path, so that invented keys do not fill the memory. */
function checkSiblings(
  before: RealtimeValue,
  after: RealtimeValue,
  path: readonly string[],
  most: number,
): void {
  for (let level = 0; level < path.length; level++) {
    const [now, then] = [valueAt(after, path.slice(0, level)), valueAt(before, path.slice(0, level))];
    const count = isNode(now) ? now.size : 0;
    if (count > most && count > (isNode(then) ? then.size : 0))
      throw new RealtimeError('too_many_keys', 'There are too many keys at one place.');
  }
}

function denied(): RealtimeError {
  return new RealtimeError('permission_denied', 'Permission denied');
}
