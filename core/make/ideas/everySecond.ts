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
      en: ['{row}[, with every other letter a little crooked|, in two inks]'],
      de: ['{row}[, jeder zweite Buchstabe etwas schief|, in zweierlei Tinte]'],
    },
    clue: {
      en: [
        'The sign writer asked double for {lock}, so a child was allowed to help: a letter by him, a letter by the child, in turn. [He began|The first is his]. [The child’s are prettier, and are no use|The child wrote whatever came to mind].',
      ],
      de: [
        'Für {lock:a} wollte der Schildermaler das Doppelte, also durfte ein Kind helfen: ein Buchstabe er, ein Buchstabe das Kind, immer so weiter. [Angefangen hat er|Der erste ist von ihm]. [Die vom Kind sind hübscher, nur nützen sie nichts|Das Kind schrieb, was ihm einfiel].',
      ],
    },
  },
  {
    inscription: {
      en: ['“{row}. [Mind your feet|Do not step on all of them].”'],
      de: ['„{row}. [Achte auf deine Füße|Nicht auf jeden treten].“'],
    },
    clue: {
      en: [
        'I walk along {lock} as I walk over paving stones: on the first, not on the next, on the one after that. [What lies between is wet|Whoever treads on the others must start again].',
      ],
      de: [
        'Über das, was auf {lock:d} steht, gehe ich wie über Pflastersteine: auf den ersten, nicht auf den nächsten, wieder auf den danach. [Was dazwischenliegt, ist nass|Wer auf die anderen tritt, fängt von vorn an].',
      ],
    },
  },
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
  en: ['[Not every letter counts|Half of the letters mean nothing|Some of the letters are only in the way].'],
  de: [
    '[Nicht jeder Buchstabe zählt|Die Hälfte der Buchstaben bedeutet nichts|Manche Buchstaben stehen nur im Weg].',
  ],
};

const CLOSER = {
  en: ['Read the first, the third, the fifth: it begins with {letters}.'],
  de: ['Lies den ersten, den dritten, den fünften: Es beginnt mit {letters}.'],
};
