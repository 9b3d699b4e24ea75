import type { Chance } from '../../lock/shuffle.ts';
import type { ThemeId } from '../furnish/model.ts';
import { chooseOne } from '../ideas/choose.ts';
import type { Story } from './model.ts';
import { STORIES } from './stories.ts';

/** Chooses a story of a theme: one that is about what the creator wished, if there is one. */
export function chooseStory(theme: ThemeId, about: string, chance: Chance): Story {
  const all = STORIES.filter((story) => story.theme === theme);
  const words = about.toLowerCase().split(/[^\p{L}]+/u);
  const wished = all.filter(({ keywords }) =>
    keywords.some((keyword) => words.some((word) => word.startsWith(keyword))),
  );
  return chooseOne(wished.length > 0 ? wished : all, chance);
}
