import type { Noun } from './noun.ts';
import { isNamed, namesOf } from './things.ts';

/** Things that are keys in wished rooms alone. */
const TOOLS: Readonly<Record<string, Noun>> = {
  scissors: { en: 'pair of scissors', de: 'Schere', gender: 'f' },
};

/** By catalogue id; kept, since makers ask for each of them again and again. */
const known = new Map<string, Noun | null>();

/** How a catalogue entry is named within a sentence; null for an entry that sentences do not name. */
export function nounOf(catalogueId: string): Noun | null {
  const before = known.get(catalogueId);
  if (before !== undefined) return before;
  const noun = findNoun(catalogueId);
  known.set(catalogueId, noun);
  return noun;
}

function findNoun(catalogueId: string): Noun | null {
  const tool = TOOLS[catalogueId];
  if (tool || !isNamed(catalogueId)) return tool ?? null;
  const { en, de } = namesOf(catalogueId, false);
  return { en, de: de.slice(2), gender: de.startsWith('m') ? 'm' : de.startsWith('f') ? 'f' : 'n' };
}

/** The noun of every door: within a sentence, players call each of them the door. */
export const DOOR: Noun = { en: 'door', gender: 'f', de: 'Tür' };
