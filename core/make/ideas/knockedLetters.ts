import { ANSWER_WORDS } from '../words/wordLists.ts';
import { chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

const MORSE: Readonly<Record<string, string>> = {
  A: '•–',
  B: '–•••',
  C: '–•–•',
  D: '–••',
  E: '•',
  F: '••–•',
  G: '––•',
  H: '••••',
  I: '••',
  J: '•–––',
  K: '–•–',
  L: '•–••',
  M: '––',
  N: '–•',
  O: '–––',
  P: '•––•',
  Q: '––•–',
  R: '•–•',
  S: '•••',
  T: '–',
  U: '••–',
  V: '•••–',
  W: '•––',
  X: '–••–',
  Y: '–•––',
  Z: '––••',
};

/** A paper has a word in Morse code; at the lock stands the code of each letter. */
export const knockedLetters: Idea = {
  id: 'knocked-letters',
  level: 3,
  fromAge: 12,
  sort: 'word',
  kind: 'combined',
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const word = chooseOne(
      ANSWER_WORDS[language].filter(({ length }) => length <= 6),
      chance,
    );
    const by = author();
    const knocks = [...word].map((letter) => MORSE[letter] ?? '').join(' / ');
    const table = Object.entries(MORSE)
      .map((entry) => entry.join(' '))
      .join(', ');
    return {
      parameters: word,
      answer: { password: word },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { knocks }) }],
      size: word.length,
      inscription: tell(INSCRIPTION, { table }),
      hints: [tell(METHOD), tell(CLOSER, { first: MORSE[word.slice(0, 1)] ?? '', letter: word.slice(0, 1) })],
    };
  },
};

const INSCRIPTION = {
  en: ['{table}', '“[Knock, and it shall be read|Who knocks there]? {table}”'],
  de: ['{table}', '„[Klopf, und man liest es|Wer klopft da]? {table}“'],
};

const CLUE = {
  en: [
    'I share a wall with somebody who cannot sleep. Last night it went like this: {knocks}. [I knocked back, I hope politely|Towards morning it was quiet].',
    'The woodpecker outside my window can spell, [if one is patient|though not very well]: {knocks}. [It wants the window shut|Mostly it asks for crumbs].',
    'Short is a tap of the spoon, long is a scrape. Today at table we said {knocks}, and the others [thought that we were eating|asked for the salt]. [Dessert takes the longest|They say that we have no manners].',
  ],
  de: [
    'Ich habe eine Wand mit jemandem gemeinsam, der nicht schlafen kann. Letzte Nacht ging es so: {knocks}. [Ich klopfte zurück, hoffentlich höflich|Gegen Morgen war Ruhe].',
    'Der Specht vor meinem Fenster kann buchstabieren, [wenn man Geduld hat|wenn auch nicht sehr gut]: {knocks}. [Er will das Fenster zu haben|Meistens verlangt er Krümel].',
    'Kurz ist ein Klopfen mit dem Löffel, lang ein Kratzen. Heute bei Tisch hieß es {knocks}, und die anderen [dachten, wir essen|reichten das Salz]. [Der Nachtisch dauert am längsten|Man sagt, wir hätten keine Manieren].',
  ],
};

const METHOD = {
  en: ['[The list at the lock tells|At the lock one can read] which knocks are which letter.'],
  de: ['[Die Liste am Schloss verrät|Am Schloss steht], welches Klopfen welcher Buchstabe ist.'],
};

const CLOSER = {
  en: ['Each group is a letter. The first, {first}, is {letter}.'],
  de: ['Jede Gruppe ist ein Buchstabe. Der erste, {first}, ist {letter}.'],
};
