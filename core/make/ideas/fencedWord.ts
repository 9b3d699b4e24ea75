import { ANSWER_WORDS } from '../words/wordLists.ts';
import { askFor } from './asks.ts';
import { chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** The letters of a word stand in two rows: players read one from above and one from below in turn. */
export const fencedWord: Idea = {
  id: 'fenced-word',
  level: 2,
  fromAge: 8,
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const word = chooseOne(
      ANSWER_WORDS[language].filter(({ length }) => length >= 6),
      chance,
    );
    const by = author();
    const every = (rest: number) => [...word].filter((_, place) => place % 2 === rest).join(' ');
    return {
      parameters: word,
      answer: { password: word },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { by, above: every(0), below: every(1) }) }],
      asks: askFor(kit, 'word', word.length),
      hints: [tell(METHOD), tell(CLOSER, { first: word.slice(0, 1), second: word.slice(1, 2) })],
    };
  },
};

const CLUE = {
  en: [
    '{by} writes like [a fence|a zip|a sewing machine], up, down, up:\nAbove: {above}\nBelow: {below}',
    '“[Two shelves, one word|One word on two shelves].\nAbove: {above}\nBelow: {below}” {by}.',
  ],
  de: [
    '{by} schreibt wie [ein Zaun|ein Reißverschluss|eine Nähmaschine], auf, ab, auf:\nOben: {above}\nUnten: {below}',
    '„[Zwei Bretter, ein Wort|Ein Wort auf zwei Brettern].\nOben: {above}\nUnten: {below}“ {by}.',
  ],
};

const METHOD = {
  en: ['[Take letters from both rows|The two rows belong together].'],
  de: ['[Nimm Buchstaben aus beiden Reihen|Beide Reihen gehören zusammen].'],
};

const CLOSER = {
  en: ['One from above, one from below, in turn: {first}, {second} …'],
  de: ['Einer von oben, einer von unten, immer abwechselnd: {first}, {second} …'],
};
