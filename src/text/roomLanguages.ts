import { presentLanguage } from './language.ts';

/** Languages that rooms are offered in; any other tag that a room says already stays with it. */
const OFFERED = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'uk', 'ru', 'ar', 'zh', 'ja'];

/** Rooms' languages by their names in the present one, the one that is set among them. */
export function roomLanguages(own: string): readonly { value: string; label: string }[] {
  const tags = own === '' || OFFERED.includes(own) ? OFFERED : [own, ...OFFERED];
  return tags.map((value) => ({ value, label: languageName(value) }));
}

/** What the present language calls another one; its tag where it has no name for it. */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames([presentLanguage()], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(presentLanguage()) + name.slice(1);
}
