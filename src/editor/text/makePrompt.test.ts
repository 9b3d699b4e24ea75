import { afterEach, describe, expect, it } from 'vitest';
import { backgroundCatalogue, itemCatalogue } from '../../../art/catalogue.ts';
import { findRecipe } from '../../../core/make/assistant/findRecipe.ts';
import { promptFacts, WISH_LIMIT } from '../../../core/make/assistant/promptFacts.ts';
import { readReply } from '../../../core/make/assistant/readReply.ts';
import { themesIn } from '../../../core/make/furnish/themes/themes.ts';
import { chooseLanguage } from '../../shared/language/language.ts';
import { writePrompt } from './makePrompt.ts';

/** The length in characters that every assistant accepts as a prompt. */
const MOST = 12_000;
const catalogue = { items: itemCatalogue, backgrounds: backgroundCatalogue };
const themes = themesIn(catalogue);

afterEach(() => chooseLanguage('en'));

describe.each(['en', 'de'] as const)('the prompt in %s', (language) => {
  const about = 'x'.repeat(WISH_LIMIT);

  it.each(themes)('is short, names what the theme has, and its example is a room: $id', (theme) => {
    chooseLanguage(language);
    const wish = { theme, minutes: 12, about, language };
    const prompt = writePrompt(wish, 'here', catalogue);
    expect(prompt.length).toBeLessThan(MOST);
    expect(prompt).toContain(about);
    expect(prompt).not.toMatch(/undefined|\[object/);
    for (const { id } of Object.values(promptFacts(wish, catalogue).things).flat())
      expect(prompt).toContain(`${id} (`);

    const found = findRecipe(prompt);
    const { made, mends, faults } = readReply('type' in found ? '' : JSON.stringify(found.recipe), {
      catalogue,
      pictures: new Map(),
      wordsFor: ({ name }) => name,
      defaults: { roomName: '', introduction: '', language },
    });
    expect([mends, faults]).toEqual([[], []]);
    expect(made?.room.language).toBe(language);
  });
});
