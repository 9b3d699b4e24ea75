import { shuffle } from '../../../lock/shuffle.ts';
import { suitedTo } from '../../locks/bodies.ts';
import { nounOf } from '../../words/nouns.ts';
import { BROKEN_KINDS } from '../brokenKinds.ts';
import type { OpenLock, Unplaced } from '../plan.ts';
import { anywhere, type Growing, type Opening } from './opening.ts';

/** Opens a lock by a thing in two parts, which have to be put together; null if none suits it. */
export function openByParts({ ground, space, newId }: Growing, lock: OpenLock): Opening | null {
  const { chance, teller, wish } = ground;
  const [kind] = shuffle(BROKEN_KINDS, chance).filter(
    ({ of }) => suitedTo(lock.of).keys.includes(of) && space.isUnused(of),
  );
  if (!kind) return null;
  space.use(kind.of);
  const [left, right, whole] = [newId('part'), newId('part'), newId('whole')];
  const part = (id: string, side: 0 | 1): Unplaced => ({
    id,
    of: [kind.of],
    color: kind.parts[side],
    noun: null,
    name: kind.partNames[side][wish.language],
    says: teller.tell(kind.says),
    isAddable: true,
  });
  return {
    settings: { lock: { key: whole }, says: teller.tell(kind.lock, { lock: lock.noun }) },
    finds: [anywhere({ ...part(left, 0), combines: { with: right, into: whole } }), anywhere(part(right, 1))],
    made: {
      id: whole,
      of: [kind.of],
      color: kind.whole,
      noun: nounOf(kind.of),
      says: teller.tell(kind.wholeSays),
    },
    idea: null,
  };
}
