import { type Chance, shuffle } from '../../../lock/shuffle.ts';
import type { ThemeId } from '../../furnish/model.ts';
import { StoryTold } from '../../stories/StoryTold.ts';
import { STORIES } from '../../stories/stories.ts';
import type { MadeLanguage } from '../../words/language.ts';
import { Teller } from '../../words/Teller.ts';
import type { Named } from './Named.ts';
import { nameOwner } from './nameOwner.ts';

/** A story of the room's theme, and whose room it is. */
export interface ThemeStory {
  told: StoryTold;
  owner: Named;
}

/** Chooses a story of a theme that tells no answer; null if each of them does. */
export function storyFor(
  theme: ThemeId,
  language: MadeLanguage,
  tellsAnswer: (text: string) => boolean,
  chance: Chance,
): ThemeStory | null {
  for (const story of shuffle(
    STORIES.filter((each) => each.theme === theme),
    chance,
  )) {
    const teller = new Teller(language, chance);
    const told = new StoryTold(story, { teller, chance, about: '', isTaken: tellsAnswer });
    const texts = [told.title, told.introduction, told.door, told.ending];
    if (texts.some(tellsAnswer)) continue;
    return {
      told,
      owner: nameOwner({ name: told.owner, isWoman: story.owner.gender === 'f' }, language),
    };
  }
  return null;
}
