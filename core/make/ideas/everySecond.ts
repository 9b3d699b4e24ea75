import { ANSWER_WORDS } from '../words/wordLists.ts';
import { chooseOne } from './choose.ts';
import type { Idea, Occasion } from './model.ts';

const NOISE = 'QXWYVKJH';

/** At the lock stands a row of letters of which every second one means nothing; a paper tells why. */
export const everySecond: Idea = {
  id: 'every-second',
  level: 2,
  fromAge: 8,
  sort: 'word',
  kind: 'combined',
  make: (kit) => {
    const { chance, language, lock, tell, author } = kit;
    const word = chooseOne(ANSWER_WORDS[language], chance);
    const by = author();
    const { clue, inscription } = chooseOne(OCCASIONS, chance);
    const row = [...word]
      .map(
        (letter) =>
          letter +
          chooseOne(
            [...NOISE].filter((noise) => noise !== letter),
            chance,
          ),
      )
      .join('');
    return {
      parameters: word,
      answer: { password: word },
      clues: [{ of: kit.papers, author: by, says: tell(clue, { lock }) }],
      size: word.length,
      inscription: tell(inscription, { row }),
      hints: [tell(METHOD), tell(CLOSER, { letters: word.slice(0, 2) })],
    };
  },
};

const OCCASIONS: readonly Occasion[] = [
  {
    inscription: {
      en: ['“{row}. [I could hardly get a word in|There was a lot of talk].”'],
      de: ['„{row}. [Ich kam kaum zu Wort|Es wurde viel geredet].“'],
    },
    clue: {
      en: [
        'When I lettered {lock}, somebody talked in between, so that every second letter is not mine. [Mine come first|I began]. [Nobody has ever apologized|We nod to each other now].',
      ],
      de: [
        'Als ich {lock:a} beschriftete, redete mir jemand dazwischen, darum ist jeder zweite Buchstabe nicht von mir. [Meiner kommt zuerst|Angefangen habe ich]. [Entschuldigt hat sich keiner|Wir nicken uns jetzt nur noch zu].',
      ],
    },
  },
  {
    inscription: {
      en: ['{row}, [with a wobble after every letter|in a jerky hand]'],
      de: ['{row}, [mit einem Ruck nach jedem Buchstaben|ziemlich verwackelt]'],
    },
    clue: {
      en: [
        'I wrote on {lock} while I had the hiccups. After each letter came one that [means nothing|nobody ordered]. [It was too late to sand it off|I left them in, they are part of it].',
      ],
      de: [
        'Ich schrieb auf {lock:a} und hatte dabei Schluckauf. Nach jedem Buchstaben kam einer, der [nichts bedeutet|nicht bestellt war]. [Zum Abschleifen war es zu spät|Ich ließ sie stehen, sie gehören dazu].',
      ],
    },
  },
];

const METHOD = {
  en: ['[Not every letter counts|Half of the letters mean nothing].'],
  de: ['[Nicht jeder Buchstabe zählt|Die Hälfte der Buchstaben bedeutet nichts].'],
};

const CLOSER = {
  en: ['Read the first, the third, the fifth: it begins with {letters}.'],
  de: ['Lies den ersten, den dritten, den fünften: Es beginnt mit {letters}.'],
};
