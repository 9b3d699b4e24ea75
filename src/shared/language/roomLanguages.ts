import { languageName, presentLanguage } from './language.ts';

/** Languages offered for rooms; a room keeps any other one that it has. */
const OFFERED = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'uk', 'ru', 'ar', 'zh', 'ja'];

/** The languages offered for a room, also its own one, named in the current language, which comes first. */
export function roomLanguages(own: string): readonly { value: string; label: string }[] {
  const tags = new Set([presentLanguage(), ...OFFERED, ...(own === '' ? [] : [own])]);
  return [...tags].map((value) => ({ value, label: languageName(value) }));
}
