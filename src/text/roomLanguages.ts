import { languageName } from './language.ts';

/** Languages that rooms are offered in; any other tag that a room says already stays with it. */
const OFFERED = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'uk', 'ru', 'ar', 'zh', 'ja'];

/** Rooms' languages by their names in the present one, the one that is set among them. */
export function roomLanguages(own: string): readonly { value: string; label: string }[] {
  const tags = own === '' || OFFERED.includes(own) ? OFFERED : [own, ...OFFERED];
  return tags.map((value) => ({ value, label: languageName(value) }));
}
