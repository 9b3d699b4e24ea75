import { ANSWER_WORDS, LIST_WORDS } from '../words/wordLists.ts';
import { askFor } from './asks.ts';
import { chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** The first letters of the things on a shopping list are the word. */
export const firstLetters: Idea = {
  id: 'first-letters',
  level: 2,
  fromAge: 8,
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
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { by, list: list.join('\n') }) }],
      asks: askFor(kit, 'word', word.length),
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
    '[To buy|Still to buy], says {by}, [in this order and no other|exactly in this order]:\n{list}',
    '{by}’s list, [strangely|oddly] in no order that a shop would know:\n{list}',
  ],
  de: [
    '[Einkaufen|Noch zu kaufen], schreibt {by}, [in dieser Reihenfolge und keiner anderen|genau in dieser Reihenfolge]:\n{list}',
    'Eine Liste von {by}, in einer Reihenfolge, die [kein Laden kennt|in keinem Laden gilt]:\n{list}',
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
