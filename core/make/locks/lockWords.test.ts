import { describe, expect, it } from 'vitest';
import { createChance } from '../../lock/shuffle.ts';
import { THEMES } from '../furnish/themes/themes.ts';
import { VOICES } from '../voices/voices.ts';
import { MADE_LANGUAGES, type MadeLanguage } from '../words/language.ts';
import { nounOf } from '../words/nouns.ts';
import { sentencesOf } from '../words/sentencesOf.ts';
import { Teller } from '../words/Teller.ts';
import { lockWords } from './lockWords.ts';
import { MOST_HANDS } from './plainly.ts';

const LOCKED = ['desk', 'chest', 'safe', 'trapdoor', 'wardrobe', 'bookshelf'].flatMap((of) => {
  const noun = nounOf(of);
  return noun ? [{ of, noun }] : [];
});

const cases = THEMES.flatMap(({ id }) => MADE_LANGUAGES.map((language) => [id, language] as const));

/** What is written at a lock, in words that stand nowhere else. */
const asked = (place: number) => `QUESTION ${place}`;

/** What the locks of a long room say. */
function locksOf(theme: (typeof THEMES)[number]['id'], language: MadeLanguage) {
  const teller = new Teller(language, createChance(`locks of ${theme}`));
  return Array.from({ length: 3 }, () => LOCKED)
    .flat()
    .map((thing, place) =>
      lockWords(teller, VOICES[theme], thing, {
        sort: 'figures',
        size: 4,
        figuresBy: place % 2 === 0 ? 'pad' : 'wheels',
        inscription: asked(place),
      }),
    );
}

describe.each(cases)('what locks of %s say in %s', (theme, language) => {
  const all = locksOf(theme, language);

  it('G7 is what is written there, in whole sentences', () => {
    expect(all).toHaveLength(18);
    for (const [place, text] of all.entries()) {
      expect(text).toContain(`${asked(place)}.`);
      expect(text).not.toMatch(/[[\]{}|]| [,.]| {2}|undefined|\.\./);
      expect(text).toMatch(/^[\p{Lu}„“].*[.!?][“”]?$/u);
    }
  });

  it('G7 tells at most twice in what hand it is written', () => {
    const hands = VOICES[theme][language].written.map((hand) => hand.toLowerCase());
    const told = all.filter((text) => hands.some((hand) => text.toLowerCase().includes(`, ${hand}: `)));
    expect(told.length).toBeLessThanOrEqual(MOST_HANDS);
  });

  it('G7 is short, and built in more than one way', () => {
    for (const text of all) expect(sentencesOf(text).length).toBeLessThanOrEqual(5);
    const firstWords = all.map((text) => text.split(' ').slice(0, 2).join(' '));
    expect(new Set(firstWords).size).toBeGreaterThan(5);
    const endsWithQuestion = all.filter((text) => /QUESTION \d+\.$/.test(text));
    expect(endsWithQuestion.length).toBeGreaterThan(2);
    expect(all.length - endsWithQuestion.length).toBeGreaterThan(2);
  });
});
