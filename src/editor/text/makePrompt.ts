import {
  exampleRecipe,
  PROMPT_GROUPS,
  type PromptWish,
  promptFacts,
} from '../../../core/make/assistant/promptFacts.ts';
import type { ThemeBackground } from '../../../core/make/furnish/model.ts';
import type { Catalogue } from '../../../core/recipe/catalogue.ts';
import { inLanguages } from '../../shared/language/inLanguages.ts';
import { languageName } from '../../shared/language/language.ts';
import { catalogueName } from './catalogueNames.ts';
import { makePromptText as de } from './de/makePrompt.ts';
import { makePromptText as en } from './en/makePrompt.ts';

const makePromptText = inLanguages({ en, de });

/** Writes the prompt that tells an assistant how a room is written and what it may use. */
export function writePrompt(wish: PromptWish, theme: string, catalogue: Catalogue): string {
  const facts = promptFacts(wish, catalogue);
  const { anchors, groups, example, write } = makePromptText;
  const things = PROMPT_GROUPS.filter((group) => facts.things[group].length > 0).map((group) => {
    const each = facts.things[group].map(
      ({ id, name, anchor, colors }) =>
        `${id} (${catalogueName(name)}, ${anchors[anchor]}: ${colors.join(' ')})`,
    );
    return `${groups[group]}: ${each.join('; ')}.`;
  });
  return write(facts, {
    theme,
    language: languageName(wish.language),
    backgrounds: listOf(facts.backgrounds),
    closeUps: listOf(facts.closeUps),
    things: things.join('\n'),
    example: JSON.stringify(exampleRecipe(wish, example)),
  });
}

function listOf(backgrounds: readonly ThemeBackground[]): string {
  return backgrounds.map(({ id, moods }) => `${id} (${moods.join(', ')})`).join('; ');
}
