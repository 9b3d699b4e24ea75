import { ANSWER_WORDS } from '../words/wordLists.ts';
import { chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** At the lock stand the letters of a word in two rows; a paper tells that one reads them up and down in turn. */
export const fencedWord: Idea = {
  id: 'fenced-word',
  level: 2,
  fromAge: 8,
  sort: 'word',
  kind: 'combined',
  make: (kit) => {
    const { chance, language, lock, tell, author } = kit;
    const word = chooseOne(
      ANSWER_WORDS[language].filter(({ length }) => length >= 6),
      chance,
    );
    const by = author();
    const every = (rest: number) => [...word].filter((_, place) => place % 2 === rest).join(' ');
    return {
      parameters: word,
      answer: { password: word },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { lock }) }],
      size: word.length,
      inscription: tell(INSCRIPTION, { above: every(0), below: every(1) }),
      hints: [tell(METHOD), tell(CLOSER, { first: word.slice(0, 1), second: word.slice(1, 2) })],
    };
  },
};

const INSCRIPTION = {
  en: ['{above}, and below it {below}', '{above} [in gold|in red], and under it {below} [in blue|in black]'],
  de: [
    '{above}, und darunter {below}',
    '{above} [in Gold|in Rot], und darunter {below} [in Blau|in Schwarz]',
  ],
};

const CLUE = {
  en: [
    'I sewed it with the machine, up, down, up, down, and so it has to be read. [The thread is my aunt’s|The two rows on {lock} are one seam].',
    'A zip has two rows of teeth, and neither of them says anything alone. [I thought of that when I lettered {lock}|So it is with {lock}]: [close it from the top|one from above, one from below].',
  ],
  de: [
    'Ich habe es mit der Maschine genäht, auf, ab, auf, ab, und so liest man es auch. [Das Garn ist von meiner Tante|Die zwei Reihen auf {lock:d} sind eine Naht].',
    'Ein Reißverschluss hat zwei Reihen Zähne, und keine sagt allein etwas. [Daran dachte ich, als ich {lock:a} beschriftete|So geht es auch mit {lock:d}]: [von oben her schließen|einer von oben, einer von unten].',
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
