import type { Noun } from '../words/noun.ts';
import { ANSWER_WORDS, LIST_WORDS } from '../words/wordLists.ts';
import { chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** The first letters of the things on a shopping list are the word. */
export const firstLetters: Idea = {
  id: 'first-letters',
  level: 2,
  fromAge: 8,
  sort: 'word',
  kind: 'worked',
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const listed = LIST_WORDS[language];
    const words = ANSWER_WORDS[language].filter((word) => [...word].every((letter) => listed[letter]));
    const word = chooseOne(words, chance);
    const by = author();
    const list = listFor(
      word,
      (letter) => listed[letter] ?? [],
      (of) => chooseOne(of, chance),
    );
    return {
      parameters: word,
      answer: { password: word },
      clues: [{ of: kit.papers, author: by, title: TITLE, says: tell(CLUE, { list: list.join('\n') }) }],
      size: word.length,
      inscription: tell(INSCRIPTION),
      hints: [tell(METHOD), tell(CLOSER, { first: word.slice(0, 2) })],
    };
  },
};

/** Returns a thing for each letter, each once while there are enough. */
function listFor(
  word: string,
  of: (letter: string) => readonly string[],
  choose: (of: readonly string[]) => string,
): readonly string[] {
  const list: string[] = [];
  for (const letter of word) {
    const others = of(letter).filter((thing) => !list.includes(thing));
    list.push(choose(others.length > 0 ? others : of(letter)));
  }
  return list;
}

const CLUE = {
  en: [
    'To buy, [in this order and no other|exactly in this order]:\n{list}\n[The grocer thinks that I am strange|I know that it is three shops and back].',
    '{list}\n[I never begin with what is heavy|In that order, or I lose the thread].',
  ],
  de: [
    'Einkaufen, [in dieser Reihenfolge und keiner anderen|genau in dieser Reihenfolge]:\n{list}\n[Der Kaufmann hält mich für seltsam|Ich weiß, das sind drei Läden hin und her].',
    '{list}\n[Mit dem Schweren fange ich nie an|So herum, sonst verliere ich den Faden].',
  ],
};

const METHOD = {
  en: ['[Read|Look at] the list from above, not across.'],
  de: ['Lies die Liste von oben nach unten, nicht quer.'],
};

const CLOSER = {
  en: ['The first letters make the word. It begins with {first}.'],
  de: ['Die Anfangsbuchstaben ergeben das Wort. Es beginnt mit {first}.'],
};

const TITLE: Noun = { en: 'shopping list', de: 'Einkaufszettel', gender: 'm' };

const INSCRIPTION = {
  en: ['[FIRST THINGS FIRST|BEGINNINGS COUNT]', '“[How it all begins|It is on the list].”'],
  de: ['[AM ANFANG STEHT ALLES|DER ANFANG ZÄHLT]', '„[Wie alles beginnt|Es steht auf der Liste].“'],
};
