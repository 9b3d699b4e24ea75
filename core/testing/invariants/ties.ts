import type { ItemConfig, ItemId, Room } from '../../room/model.ts';

/** For each item, the items that link to it. Duplicates are kept, so that checks can find them. */
export interface Ties {
  hiders: ReadonlyMap<ItemId, readonly ItemId[]>;
  /** The locks of a key. */
  locks: ReadonlyMap<ItemId, readonly ItemId[]>;
  /** The locks of a member of sequences, each once. */
  sequences: ReadonlyMap<ItemId, readonly ItemId[]>;
  /** By part, the parts that name the combination. */
  parts: ReadonlyMap<ItemId, readonly ItemId[]>;
  /** By result, the parts that name the combination. */
  results: ReadonlyMap<ItemId, readonly ItemId[]>;
}

export function findTies(room: Room): Ties {
  const tie = (namedBy: (item: ItemConfig, id: ItemId) => readonly ItemId[]) => {
    const ties = new Map<ItemId, ItemId[]>();
    for (const [id, item] of Object.entries(room.itemConfigs)) {
      for (const named of namedBy(item, id)) ties.set(named, [...(ties.get(named) ?? []), id]);
    }
    return ties;
  };
  return {
    hiders: tie(hiddenIn),
    locks: tie(({ itemToUnlock, furtherKeys }) => [...given(itemToUnlock), ...furtherKeys]),
    sequences: tie(({ sequence }) => [...new Set(sequence)]),
    parts: tie(({ combinesWith }, id) => (combinesWith === null ? [] : [id, combinesWith])),
    results: tie(({ combinesInto }) => given(combinesInto)),
  };
}

/** All that an item names as hidden. */
export function hiddenIn({ itemToHide, alsoHides }: ItemConfig): readonly ItemId[] {
  return [...given(itemToHide), ...alsoHides];
}

/**
 * Returns all items that an item reveals, directly or through others; contains the item itself only if it
 * hides itself.
 */
export function allUnder(room: Room, id: ItemId): ReadonlySet<ItemId> {
  const under = new Set<ItemId>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const item = room.itemConfigs[next];
    for (const hidden of item ? hiddenIn(item) : []) {
      if (!under.has(hidden)) waiting.push(hidden);
      under.add(hidden);
    }
  }
  return under;
}

function given(id: ItemId | null): readonly ItemId[] {
  return id === null ? [] : [id];
}
