/** Keeps the values that were used last, up to a number, since an instance has little memory. */
export class LastUsed<Value> {
  /** A map keeps insertion order, so the least recently used entry comes first. */
  readonly #values = new Map<string, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the value of a key, which is used by that; undefined if it is not kept. */
  find(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) this.keep(key, value);
    return value;
  }

  keep(key: string, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest);
  }

  drop(key: string): void {
    this.#values.delete(key);
  }
}

/** Returns the memory of each owner, such as a database: a process may have several. */
export function memoryOf<Value>(most: number): (owner: object) => LastUsed<Value> {
  const memories = new WeakMap<object, LastUsed<Value>>();
  return (owner) => {
    const memory = memories.get(owner) ?? new LastUsed<Value>(most);
    memories.set(owner, memory);
    return memory;
  };
}
