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

/** At the lock stands a word in Morse code; a paper lists the code of each letter. */
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
    const keeper = author();
    const knocks = [...word].map((letter) => MORSE[letter] ?? '').join(' / ');
    const table = Object.entries(MORSE)
      .map((entry) => entry.join(' '))
      .join(', ');
    return {
      parameters: word,
      answer: { password: word },
      clues: [{ of: kit.papers, author: keeper, says: tell(TABLE, { table }) }],
      size: word.length,
      inscription: tell(INSCRIPTION, { knocks }),
      hints: [
        tell(METHOD, { keeper }),
        tell(CLOSER, { first: MORSE[word.slice(0, 1)] ?? '', letter: word.slice(0, 1) }),
      ],
    };
  },
};

const INSCRIPTION = {
  en: ['“{knocks}”', '“{knocks}”[, hammered in like rivets|, and it is no pattern]'],
  de: ['„{knocks}“', '„{knocks}“[, wie Nieten eingeschlagen|, und ein Muster ist das nicht]'],
};

const TABLE = {
  en: [
    'I once shared a wall with [a telegraphist|somebody who could not sleep], and this is all that I learned: {table}. [We knock it when supper is ready|I hear it in every tap that drips].',
    'The woodpecker outside my window can spell, [if one is patient|though not very well]: {table}. [It wants the window shut|Mostly it asks for crumbs].',
    'Short is a tap of the spoon, long is a scrape. So we talk at table while the others think that we are eating: {table}. [Dessert takes the longest|They say that we have no manners].',
  ],
  de: [
    'Ich hatte einmal eine Wand mit [einem Telegrafisten|jemandem, der nicht schlafen konnte,] gemeinsam, und gelernt habe ich dabei nur das: {table}. [So klopfen wir, wenn das Essen fertig ist|Ich höre es aus jedem tropfenden Hahn].',
    'Der Specht vor meinem Fenster kann buchstabieren, [wenn man Geduld hat|wenn auch nicht sehr gut]: {table}. [Er will das Fenster zu haben|Meistens verlangt er Krümel].',
    'Kurz ist ein Klopfen mit dem Löffel, lang ein Kratzen. So reden wir bei Tisch, und die anderen meinen, wir essen: {table}. [Der Nachtisch dauert am längsten|Man sagt, wir hätten keine Manieren].',
  ],
};

const METHOD = {
  en: ['{keeper} knows which knocks mean which letter.'],
  de: ['{keeper} weiß, welches Klopfen welchen Buchstaben bedeutet.'],
};

const CLOSER = {
  en: ['Each group is a letter. The first, {first}, is {letter}.'],
  de: ['Jede Gruppe ist ein Buchstabe. Der erste, {first}, ist {letter}.'],
};
