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
    'The two of us wrote it together, and we never agree: I say one letter, my sister says the next. Mine [are above|are the upper ones], hers below. [She would say that hers come first|We have not spoken since {lock}].',
    'Climb {lock} like a ladder with two rails: [a foot up here, a foot down there|top, bottom, top, bottom]. [Whoever stays on one side gets nowhere|I learned that from a painter].',
  ],
  de: [
    'Ich habe es mit der Maschine genäht, auf, ab, auf, ab, und so liest man es auch. [Das Garn ist von meiner Tante|Die zwei Reihen auf {lock:d} sind eine Naht].',
    'Ein Reißverschluss hat zwei Reihen Zähne, und keine sagt allein etwas. [Daran dachte ich, als ich {lock:a} beschriftete|So geht es auch mit {lock:d}]: [von oben her schließen|einer von oben, einer von unten].',
    'Wir haben es zu zweit geschrieben und sind uns nie einig: Einen Buchstaben sage ich, den nächsten meine Schwester. Meine [stehen oben|sind die oberen], ihre unten. [Sie würde sagen, ihre kommen zuerst|Seit {lock:d} reden wir nicht mehr].',
    'Bei {lock:d} geht es zu wie auf zwei Leitern: [ein Fuß oben, ein Fuß unten|oben, unten, oben, unten]. [Wer auf einer Seite bleibt, kommt nirgends hin|Das hat mir ein Maler beigebracht].',
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
