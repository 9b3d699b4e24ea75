import { describe, expect, it } from 'vitest';
import { createChance } from '../../lock/shuffle.ts';
import { THEMES } from '../furnish/themes/themes.ts';
import { MADE_LANGUAGES, type MadeLanguage } from '../words/language.ts';
import { nounOf } from '../words/nouns.ts';
import { sentencesOf } from '../words/sentencesOf.ts';
import { type Slots, Teller, type Templates } from '../words/Teller.ts';
import type { VoiceWords } from './model.ts';
import { VOICES } from './voices.ts';

const cases = THEMES.flatMap(({ id }) => MADE_LANGUAGES.map((language) => [id, language] as const));

/** What a voice says in whole sentences. */
function sayingsOf(words: VoiceWords): readonly string[] {
  const { fastened, barred, opened, found, looks, keyholes, keys, light, ways, wrong, lookAt } = words;
  return [fastened, barred, opened, found, looks, keyholes, keys, light, ways, wrong, lookAt].flat();
}

/** What testers looked for in vain: no picture of a thing that is still shut shows it. */
const UNDRAWN: Readonly<Record<MadeLanguage, RegExp>> = {
  en: /\b(?:slot|sticker|tape|paint|painted|drawn on|newspaper|wallpaper|lining|chain|strap|label holds?)s?\b/i,
  de: /(?:\bschlitz|aufkleber|klebeband|\bgemalt|aufgemalt|tapete|zeitung|\bfutter\b|\bkette\b|\briemen\b)/i,
};

/** Nouns of each gender, so that forms which only suit one are seen. */
const NOUNS = ['lamp', 'desk', 'bookshelf'].flatMap((id) => nounOf(id) ?? []);

describe.each(cases)('the voice of %s in %s', (theme, language) => {
  const words = VOICES[theme][language];

  it('G7 names nothing on a thing that is still shut but what pictures show or what is said to be found', () => {
    const { fastened, barred, written, keyholes, devices, found } = words;
    const all = [fastened, barred, written, keyholes, Object.values(devices).flat(), found].flat();
    expect(all.filter((text) => UNDRAWN[language].test(text))).toEqual([]);
  });

  it('G7 speaks in whole sentences, whatever they are about', () => {
    const teller = new Teller(language, createChance(theme));
    for (const noun of NOUNS) {
      const slots: Slots = {
        lock: noun,
        part: noun,
        thing: noun,
        place: noun,
        one: noun,
        owner: 'Ada',
        someone: 'Bruno',
        device: 'X',
      };
      for (const template of sayingsOf(words)) {
        const templates: Templates = { en: [template], de: [template] };
        const text = teller.tell(templates, slots);
        expect(text).not.toMatch(/[[\]{}|]| [,.]| {2}|undefined|\.\./);
        expect(text).toMatch(/^[\p{Lu}„“].*[.!?][“”]?$/u);
      }
    }
  });

  it('G7 puts what somebody calls out into quotation marks, and tells a hand in a few words', () => {
    expect(sayingsOf(words).filter((text) => /[!?],? (?:\p{Ll}|\{)/u.test(text))).toEqual([]);
    expect(words.written.filter((text) => text.split(' ').length > 8)).toEqual([]);
  });

  it('G7 has a lock of its own for every kind of answer, each a subject in the singular', () => {
    const start = language === 'de' ? /^(ein|eine) /u : /^(an?|the) /u;
    for (const [id, names] of Object.entries(words.devices)) {
      expect([id, names.length > 0]).toEqual([id, true]);
      for (const name of names) expect(name).toMatch(start);
      const isCounted = ['pad', 'wheels', 'word', 'pieces'].includes(id);
      for (const name of names) expect([name, name.includes('{count}')]).toEqual([name, isCounted]);
    }
  });

  it('G7 has enough of its own to say for a long room', () => {
    const { opened, found, keyholes, keys } = words;
    const counts = [opened, found, keyholes, keys].map(({ length }) => length);
    for (const [at, least] of [13, 10, 6, 7].entries()) expect(counts[at]).toBeGreaterThanOrEqual(least);
  });

  it('holds the lock in each sentence about a lock', () => {
    for (const template of [...words.fastened, ...words.barred])
      expect([template, template.split('{device}').length]).toEqual([template, 2]);
  });
});

it.each(MADE_LANGUAGES)('G3 no two themes share a sentence in %s', (language) => {
  // "No.", "A keyhole." and the like are nobody's.
  const isOwn = (sentence: string) => sentence.replace(/\{[^}]*\}/gu, '').split(' ').length > 4;
  const all = THEMES.flatMap(({ id }) => [
    ...new Set(sayingsOf(VOICES[id][language]).flatMap(sentencesOf).filter(isOwn)),
  ]);
  expect(all.filter((sentence, place) => all.indexOf(sentence) < place)).toEqual([]);
});
