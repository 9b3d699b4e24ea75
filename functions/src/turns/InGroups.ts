import { OneByOne } from './OneByOne.ts';

interface Group<Item> {
  items: Item[];
  done: Promise<void>;
}

/**
 * Does the work of many as one piece: what comes while work with the same key is under way waits, and is then done
 * together. So a document that many write at once is written as often as it can be, however many they are.
 */
export class InGroups<Item> {
  readonly #turns: OneByOne;
  /** By key, those that wait. */
  readonly #waiting = new Map<string, Group<Item>>();

  /** @param patience milliseconds after which work starts even if the work before has not ended */
  constructor(patience: number) {
    this.#turns = new OneByOne(patience);
  }

  /** Does the work for this item and all that wait with it, as the first of them wants it. Settles as the work does. */
  run(key: string, item: Item, work: (items: readonly Item[]) => Promise<void>): Promise<void> {
    const group = this.#waiting.get(key) ?? this.#open(key, work);
    group.items.push(item);
    return group.done;
  }

  #open(key: string, work: (items: readonly Item[]) => Promise<void>): Group<Item> {
    const group: Group<Item> = { items: [], done: Promise.resolve() };
    this.#waiting.set(key, group);
    group.done = this.#turns.run(key, async () => {
      // Those who come at the same moment belong to the group.
      await Promise.resolve();
      this.#waiting.delete(key);
      await work(group.items);
    });
    return group;
  }
}
