import { languageName, presentLanguage } from './language.ts';

/** Languages that rooms are offered in; any other tag that a room says already stays with it. */
const OFFERED = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'uk', 'ru', 'ar', 'zh', 'ja'];

/** Rooms' languages by their names in the present one, which comes first, the one that is set among them. */
export function roomLanguages(own: string): readonly { value: string; label: string }[] {
  const tags = new Set([presentLanguage(), ...OFFERED, ...(own === '' ? [] : [own])]);
  return [...tags].map((value) => ({ value, label: languageName(value) }));
}
