import { capitalized } from '../../words/capitalized.ts';
import type { MadeLanguage } from '../../words/language.ts';
import type { Gender, NounWords } from '../../words/things.ts';

/** A word before a noun that tells two of a kind apart: "old desk", "alter Schreibtisch". */
export interface Adjective {
  en: string;
  /** The German stem: "alt". */
  de: string;
}

/** What tells a thing from others of its kind: an adjective, or the mark on it. */
interface Apart {
  adjective?: Adjective;
  mark?: NounWords;
  /** More words behind the noun: "to the kitchen". */
  tail?: string;
}

/** Articles and pronouns before the name of a slot, as in "{den lock}". */
export type Form = string;

/** A thing that sentences name, in each form that they need. */
export interface Named {
  /** As the item is called in the room: "Letter with a star". */
  name: string;
  /** Returns the name in a form; an empty form is the bare noun. */
  in: (form: Form) => string;
}

export function namedThing(noun: NounWords, language: MadeLanguage, apart: Apart = {}): Named {
  return language === 'de' ? germanThing(noun, apart) : englishThing(noun, apart);
}

function englishThing({ en }: NounWords, { adjective, mark, tail }: Apart): Named {
  const head = [adjective?.en, en, tail].filter((part) => part !== undefined).join(' ');
  const tailWith = (article: string) => (mark ? ` with ${article} ${mark.en}` : '');
  const indefinite = `${head}${mark ? ` with ${anOrA(mark.en)} ${mark.en}` : ''}`;
  const forms: Readonly<Record<string, string>> = {
    the: `the ${head}${tailWith('the')}`,
    it: 'it',
    a: `${anOrA(head)} ${indefinite}`,
    '': head,
  };
  return { name: capitalized(indefinite), in: (form) => inForm(forms, form) };
}

/** German forms by gender: nominative, accusative, dative. */
const ARTICLES: Readonly<Record<Gender, readonly [string, string, string]>> = {
  m: ['der', 'den', 'dem'],
  f: ['die', 'die', 'der'],
  n: ['das', 'das', 'dem'],
};
const INDEFINITE: Readonly<Record<Gender, readonly [string, string, string]>> = {
  m: ['ein', 'einen', 'einem'],
  f: ['eine', 'eine', 'einer'],
  n: ['ein', 'ein', 'einem'],
};
const PRONOUNS: Readonly<Record<Gender, readonly [string, string, string]>> = {
  m: ['er', 'ihn', 'ihm'],
  f: ['sie', 'sie', 'ihr'],
  n: ['es', 'es', 'ihm'],
};
const ENDINGS: Readonly<Record<Gender, readonly [string, string, string]>> = {
  m: ['e', 'en', 'en'],
  f: ['e', 'e', 'en'],
  n: ['e', 'e', 'en'],
};
const BARE_ENDINGS: Readonly<Record<Gender, readonly [string, string, string]>> = {
  m: ['er', 'en', 'en'],
  f: ['e', 'e', 'en'],
  n: ['es', 'es', 'en'],
};
/** Templates name a case by the masculine word that stands in it. */
const CASES = ['der', 'den', 'dem'] as const;
const INDEFINITE_CASES = ['ein', 'einen', 'einem'] as const;
const PRONOUN_CASES = ['er', 'ihn', 'ihm'] as const;

function germanThing({ de }: NounWords, { adjective, mark, tail: more }: Apart): Named {
  const gender = genderOf(de);
  const noun = [de.slice(2), more].filter((part) => part !== undefined).join(' ');
  const tail = mark ? ` mit ${ARTICLES[genderOf(mark.de)][2]} ${mark.de.slice(2)}` : '';
  const bareTail = mark ? ` mit ${mark.de.slice(2)}` : '';
  const forms: Record<string, string> = { '': noun };
  for (const place of [0, 1, 2] as const) {
    const described = adjective ? `${adjective.de}${ENDINGS[gender][place]} ` : '';
    const bareDescribed = adjective ? `${adjective.de}${BARE_ENDINGS[gender][place]} ` : '';
    forms[CASES[place]] = `${ARTICLES[gender][place]} ${described}${noun}${tail}`;
    forms[INDEFINITE_CASES[place]] =
      `${INDEFINITE[gender][place]} ${place === 2 ? described : bareDescribed}${noun}${bareTail}`;
    forms[PRONOUN_CASES[place]] = PRONOUNS[gender][place];
  }
  const described = adjective ? `${adjective.de}${BARE_ENDINGS[gender][0]} ` : '';
  return { name: capitalized(`${described}${noun}${bareTail}`), in: (form) => inForm(forms, form) };
}

function genderOf(de: NounWords['de']): Gender {
  return de.charAt(0) as Gender;
}

/** A form with a capital begins a sentence. @throws RangeError for a form that no thing has: a broken template. */
function inForm(forms: Readonly<Record<string, string>>, form: Form): string {
  const found = forms[form.toLowerCase()];
  if (found === undefined) throw new RangeError(`No thing has the form “${form}”.`);
  return form !== form.toLowerCase() ? capitalized(found) : found;
}

function anOrA(word: string): string {
  return /^[aeio]|^hour|^u(?!n[it])/.test(word) ? 'an' : 'a';
}
