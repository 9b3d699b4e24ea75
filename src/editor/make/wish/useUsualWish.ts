import type { Theme } from '../../../../core/make/furnish/model.ts';
import type { Wish } from '../../../../core/make/wish/model.ts';
import { MADE_LANGUAGES } from '../../../../core/make/words/language.ts';
import { useRoom } from '../../session/useRoom.ts';

/** The wish with which the form begins: a room of medium length, in the language of the open one. */
export function useUsualWish([theme]: readonly Theme[]): Wish {
  const { language } = useRoom();
  return {
    theme: theme?.id ?? 'mansion',
    level: 1,
    minutes: 10,
    age: 12,
    language: MADE_LANGUAGES.find((known) => known === language) ?? 'en',
    about: '',
  };
}
