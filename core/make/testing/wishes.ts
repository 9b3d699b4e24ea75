import type { Surroundings } from '../furnish/model.ts';
import { themesIn } from '../furnish/themes/themes.ts';
import { AGES, LEVELS, WISH_MINUTES, type Wish } from '../wish/model.ts';
import { MADE_LANGUAGES } from '../words/language.ts';

/** Returns so many wishes: neighbours differ in everything, and each combination comes once before one comes again. */
export function wishesFor({ catalogue }: Surroundings, count: number): readonly Wish[] {
  const themes = themesIn(catalogue);
  const spans = WISH_MINUTES.max - WISH_MINUTES.min + 1;
  return Array.from({ length: count }, (_, turn) => ({
    theme: themes[turn % themes.length]?.id ?? 'mansion',
    level: LEVELS[(turn + Math.floor(turn / 15)) % LEVELS.length] ?? 1,
    // Eleven steps through all minutes meet each of them before one comes again.
    minutes: WISH_MINUTES.min + ((turn * 11) % spans),
    age: AGES[Math.floor(turn / 7) % AGES.length] ?? 8,
    language: MADE_LANGUAGES[turn % MADE_LANGUAGES.length] ?? 'en',
    about: '',
  }));
}

/** Returns what there is to furnish with of the packs that every creator has. */
export function basicOf({ catalogue, pictures }: Surroundings): Surroundings {
  const isBasic = ({ collection }: { collection: string }) => collection === 'basic';
  return {
    pictures,
    catalogue: {
      items: catalogue.items.filter(isBasic),
      backgrounds: catalogue.backgrounds.filter(isBasic),
    },
  };
}
