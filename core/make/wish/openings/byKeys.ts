import { shuffle } from '../../../lock/shuffle.ts';
import { suitedTo } from '../../locks/bodies.ts';
import { inVoice } from '../../voices/voices.ts';
import { nounOf } from '../../words/nouns.ts';
import { KEY_KINDS, type KeyKind, MANY_KEYS, PLAIN_KEYS } from '../keyKinds.ts';
import type { OpenLock } from '../plan.ts';
import { anywhere, type Find, type Growing, type Opening } from './opening.ts';

/** Opens a lock by a key, or by something that is used like one; null if the room has all that suit it already. */
export function openByKey(growing: Growing, lock: OpenLock): Opening | null {
  const { ground, space } = growing;
  const [kind] = shuffle(KEY_KINDS.filter(isOffered(growing, lock)), ground.chance);
  if (!kind) return null;
  space.use(kind.of);
  const find = findOf(kind, growing);
  return {
    settings: { lock: { key: find.thing.id }, says: keyholeWords(kind, lock, growing) },
    finds: [find],
    idea: null,
  };
}

/** Opens a lock by two or three keys that are all needed (K5); null if that does not suit it, or the room has too few left. */
export function openBySeveralKeys(growing: Growing, lock: OpenLock, most: 2 | 3): Opening | null {
  const { ground, space } = growing;
  if (!suitedTo(lock.of).takesSeveralKeys) return null;
  const kinds = shuffle(PLAIN_KEYS.filter(isOffered(growing, lock)), ground.chance).slice(0, most);
  if (kinds.length < 2) return null;
  for (const { of } of kinds) space.use(of);
  const finds = kinds.map((kind) => findOf(kind, growing));
  const says = ground.teller.tell(kinds.length === 2 ? MANY_KEYS.two : MANY_KEYS.three, { lock: lock.noun });
  return { settings: { lock: { key: finds.map(({ thing }) => thing.id) }, says }, finds, idea: null };
}

/** Keys are of the room's themes, of a kind that suits the lock, and that the room does not have yet. */
function isOffered({ ground: { scenes }, space }: Growing, lock: OpenLock): (kind: KeyKind) => boolean {
  const { keys } = suitedTo(lock.of);
  const offered = new Set(scenes.flatMap(({ theme }) => [...theme.keys, ...theme.takeables]));
  return ({ of }) => keys.includes(of) && offered.has(of) && space.isUnused(of);
}

function isPlain({ of }: Pick<KeyKind, 'of'>): boolean {
  return PLAIN_KEYS.some((kind) => kind.of === of);
}

function keyholeWords(kind: KeyKind, { noun }: OpenLock, { ground: { teller, voice } }: Growing): string {
  const own = inVoice(voice, ({ keyholes }) => keyholes);
  const slots = { lock: noun };
  return isPlain(kind) ? teller.tell(own, slots, kind.lock) : teller.tell(kind.lock, slots);
}

function findOf({ of, says }: KeyKind, { ground, newId }: Growing): Find {
  const own = inVoice(ground.voice, ({ keys }) => keys);
  const told = isPlain({ of }) ? ground.teller.tell(own, {}, says) : ground.teller.tell(says);
  const settings = { noun: nounOf(of), says: told, isAddable: true };
  return anywhere({ id: newId('key'), of: [of], ...settings });
}
