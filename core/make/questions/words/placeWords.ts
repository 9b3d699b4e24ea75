import type { ThemeId } from '../../furnish/model.ts';
import { THEMES } from '../../furnish/themes/themes.ts';
import { roomsOf } from '../../places/houses.ts';
import { capitalized } from '../../words/capitalized.ts';
import type { MadeLanguage } from '../../words/language.ts';
import type { Noun } from '../../words/noun.ts';

/** What a scene is called, by its background: as in the house of its theme, or else as in one where it is typical. */
export function placeNoun(background: string, theme: ThemeId): Noun {
  const typical = THEMES.find(({ backgrounds: [first] }) => first?.id === background);
  const houses = [theme, ...(typical ? [typical.id] : []), ...THEMES.map(({ id }) => id)];
  return houses.flatMap((id) => roomsOf(id, background))[0] ?? NEXT_ROOM;
}

const NEXT_ROOM: Noun = { en: 'next room', de: 'Nebenraum', gender: 'm' };

/** Where a place leads one, in German: one goes on to a bridge, and into a cellar. */
const ON_TOP = /(?:boden|flur|brücke|hof)(?: |$)/iu;

/** Returns a place as sentences lead into it; English ones have "into" or "to" themselves. */
function intoPlace(noun: Noun, language: MadeLanguage): string {
  if (language === 'en') return `the ${noun.en}`;
  const article = { m: 'den', f: 'die', n: 'das' }[noun.gender ?? 'n'];
  const before = ON_TOP.test(noun.de) ? 'auf' : 'in';
  return `${before} ${article} ${noun.de}`.replace(/^in das /u, 'ins ').replace(/^auf das /u, 'aufs ');
}

/** Returns what a scene is called on the screen, and the same behind "into". */
export function placeWords(
  background: string,
  theme: ThemeId,
  language: MadeLanguage,
): readonly [name: string, into: string] {
  const noun = placeNoun(background, theme);
  return [capitalized(noun[language]), intoPlace(noun, language)];
}
