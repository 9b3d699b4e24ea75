import { describe, expect, it } from 'vitest';
import { createChance } from '../../lock/shuffle.ts';
import { LIMITS } from '../../room/limits.ts';
import { THEMES } from '../furnish/themes/themes.ts';
import { MADE_LANGUAGES } from '../words/language.ts';
import { properName } from '../words/noun.ts';
import { nounOf } from '../words/nouns.ts';
import { Teller } from '../words/Teller.ts';
import { chooseStory } from './chooseStory.ts';
import { StoryTold } from './StoryTold.ts';
import { STORIES } from './stories.ts';

const cases = STORIES.flatMap((story) =>
  MADE_LANGUAGES.map((language) => [story.id, language, story] as const),
);

it.each(THEMES)('G7 the theme $id has three stories, each told in a form of its own', ({ id }) => {
  const forms = STORIES.filter(({ theme }) => theme === id).map(({ form }) => form);
  expect(forms.length).toBeGreaterThanOrEqual(3);
  expect(new Set(forms).size).toBe(forms.length);
});

describe.each(cases)('the story %s in %s', (_, language, story) => {
  it.each(['', 'A grand hotel on its last night'])('G7 is told in whole sentences, about “%s”', (about) => {
    for (let seed = 0; seed < 6; seed += 1) {
      const chance = createChance(`${story.id} ${seed}`);
      const teller = new Teller(language, chance);
      const told = new StoryTold(story, { teller, chance, about, isTaken: () => false });
      const papers = told.writers.slice(0, 8).map((person) => told.paper(person, `1, 2, ${person}.`));
      const lamp = nounOf('lamp') ?? properName('');
      const looks = Array.from({ length: 3 }, () => told.look(lamp));
      const beats = Array.from({ length: told.beats }, (_, place) => told.beat(place));
      expect([looks, beats].flat()).not.toContain(null);
      for (const text of [
        told.title,
        told.door,
        told.introduction,
        told.ending,
        ...papers,
        ...looks,
        ...beats,
      ])
        expect(text).not.toMatch(/[[\]{}|]| [,.]| {2}|undefined/);
      expect(told.introduction.includes(about) && told.ending.includes(about)).toBe(true);
      expect(told.introduction.length).toBeLessThanOrEqual(LIMITS.introduction);
      expect(told.ending.length).toBeLessThanOrEqual(LIMITS.ending);
      expect(told.title.length).toBeLessThanOrEqual(LIMITS.roomName);
      for (const paper of papers) expect(paper.length).toBeLessThanOrEqual(LIMITS.message);
    }
  });
});

it('G7 what a room is about chooses its story', () => {
  const chance = createChance('about');
  expect(chooseStory('mansion', 'The great auction', chance).id).toBe('the-auction');
  expect(chooseStory('mansion', 'Das Testament', chance).id).toBe('the-heirs');
  expect(chooseStory('sea', 'Die Nacht der Papageien', chance).id).toBe('the-parrot');
});
