import { capitalized } from '../../words/capitalized.ts';
import type { MadeLanguage } from '../../words/language.ts';
import type { Named } from './Named.ts';
import type { OwnerName } from './Phrases.ts';

const ENGLISH = {
  woman: { he: 'she', him: 'her', his: 'her' },
  man: { he: 'he', him: 'him', his: 'his' },
} as const;
const GERMAN = {
  woman: { er: 'sie', ihn: 'sie', ihm: 'ihr' },
  man: { er: 'er', ihn: 'ihn', ihm: 'ihm' },
} as const;

/** Somebody's name, and the pronouns that stand for it; templates write them for a man. */
export function nameOwner({ name, isWoman }: OwnerName, language: MadeLanguage): Named {
  const forms: Readonly<Record<string, string>> = (language === 'de' ? GERMAN : ENGLISH)[
    isWoman ? 'woman' : 'man'
  ];
  return {
    name,
    in: (form) => {
      const found = form === '' ? name : forms[form.toLowerCase()];
      if (found === undefined) throw new RangeError(`Nobody has the form “${form}”.`);
      return form !== form.toLowerCase() ? capitalized(found) : found;
    },
  };
}
