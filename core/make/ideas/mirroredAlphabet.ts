import { ANSWER_WORDS } from '../words/wordLists.ts';
import { askFor } from './asks.ts';
import { chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** A word is written with Z in place of A, Y in place of B, and so on. */
export const mirroredAlphabet: Idea = {
  id: 'mirrored-alphabet',
  level: 3,
  fromAge: 12,
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const word = chooseOne(
      ANSWER_WORDS[language].filter(({ length }) => length <= 7),
      chance,
    );
    const by = author();
    const cipher = [...word].map(mirror).join('');
    return {
      parameters: word,
      answer: { password: word },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { by, cipher }) }],
      asks: askFor(kit, 'word', word.length),
      hints: [tell(METHOD), tell(CLOSER, { first: cipher.slice(0, 1), letter: word.slice(0, 1) })],
    };
  },
};

/** Returns the letter as far from Z as this one is from A. */
function mirror(letter: string): string {
  return String.fromCharCode(65 + 90 - letter.charCodeAt(0));
}

const CLUE = {
  en: [
    '“{cipher}. [My alphabet begins with Z|With me Z comes first], and A is [last|at the very end].” {by}.',
    '{by} learned the alphabet [from the wrong end|upside down], so that Z is A, and A is Z: {cipher}.',
  ],
  de: [
    '„{cipher}. [Mein Alphabet fängt mit Z an|Bei mir kommt Z zuerst], und A [ist der letzte Buchstabe|steht ganz am Ende].“ {by}.',
    '{by} hat das Alphabet [vom falschen Ende|verkehrt herum] gelernt, sodass Z das A ist und A das Z: {cipher}.',
  ],
};

const METHOD = {
  en: ['Write the alphabet in a row, and [backwards below it|below it the other way round].'],
  de: ['Schreib das Alphabet in eine Reihe und [rückwärts darunter|darunter noch einmal andersherum].'],
};

const CLOSER = {
  en: ['{first} stands above {letter}.'],
  de: ['{first} steht über {letter}.'],
};
