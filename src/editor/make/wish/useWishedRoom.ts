import { useDeferredValue, useMemo, useState } from 'react';
import type { Surroundings } from '../../../../core/make/furnish/model.ts';
import { keepableLocks } from '../../../../core/make/keep/keptParts.ts';
import { makeAround, type RoomAround } from '../../../../core/make/keep/makeAround.ts';
import { makeFromWish, type WishedRoom } from '../../../../core/make/wish/makeFromWish.ts';
import type { Wish } from '../../../../core/make/wish/model.ts';
import type { ItemId } from '../../../../core/room/model.ts';
import { makeText } from '../../text/make.ts';
import type { Keeping } from '../keeping.ts';
import { useKept } from '../useKept.ts';
import { createSeed } from './createSeed.ts';

/** A former room and the locks of its parts that stay. */
interface Former {
  made: WishedRoom;
  locks: readonly ItemId[];
}

const NOTHING: ReadonlySet<ItemId> = new Set();

/** The room of a wish, with the parts that are kept from one room to the next. The seed stays here (G1). */
export function useWishedRoom(wish: Wish, surroundings: Surroundings) {
  const [seed, setSeed] = useKept('seed', useState(createSeed)[0]);
  const [former, setFormer] = useKept<Former | null>('former room', null);
  /** What is pinned in the shown room; null: what it was made around. */
  const [pinned, pin] = useKept<ReadonlySet<ItemId> | null>('pinned', null);
  const [isDropped, setDropped] = useState(false);
  // A slider that moves asks for many rooms, each of which takes some frames to make.
  const asked = useDeferredValue(wish);
  const result = useMemo(
    () => makeRoom(asked, former, surroundings, seed),
    [asked, former, surroundings, seed],
  );
  const made = result?.made ?? former?.made ?? null;
  const locks = pinned ?? result?.kept ?? new Set(former?.locks);
  const able = useMemo(() => (made ? keepableLocks(made, surroundings) : NOTHING), [made, surroundings]);

  /** The next room is made around what is pinned in this one. */
  function goOn(): void {
    setFormer(made && locks.size > 0 ? { made, locks: [...locks] } : null);
    pin(null);
    setDropped(false);
  }
  const keeping: Keeping = {
    locks,
    able,
    message: !result && former ? makeText.noneAround : isDropped ? makeText.keptDropped : null,
    toggle: (lock) => {
      pin(locks.has(lock) ? new Set([...locks].filter((each) => each !== lock)) : new Set([...locks, lock]));
      setDropped(false);
    },
    keepNothing: () => pin(NOTHING),
  };
  return {
    made,
    keeping,
    another: () => {
      goOn();
      setSeed(createSeed());
    },
    /** Call it before the wish changes: what is pinned stays, unless the place or the language is another one. */
    beforeChange: (changed: Partial<Wish>) => {
      if (changed.about !== undefined) return;
      if (changed.theme === undefined && changed.language === undefined) return pinned && goOn();
      setDropped(locks.size > 0);
      setFormer(null);
      pin(null);
    },
  };
}

function makeRoom(
  wish: Wish,
  former: Former | null,
  surroundings: Surroundings,
  seed: string,
): RoomAround | null {
  if (former) return makeAround(wish, former, surroundings, seed);
  const made = makeFromWish(wish, surroundings, seed);
  return made && { made, kept: NOTHING };
}
