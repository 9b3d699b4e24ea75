import { ANSWER_WORDS } from '../words/wordLists.ts';
import { chooseOne } from './choose.ts';
import type { Idea, Occasion } from './model.ts';

const NOISE = 'QXWYVKJH';

/** A paper has a row of letters of which every second one means nothing; the lock tells which ones count. */
export const everySecond: Idea = {
  id: 'every-second',
  level: 2,
  fromAge: 8,
  sort: 'word',
  kind: 'combined',
  make: (kit) => {
    const { chance, language, tell, author } = kit;
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
      clues: [{ of: kit.papers, author: by, says: tell(clue, { row }) }],
      size: word.length,
      inscription: tell(inscription),
      hints: [tell(METHOD), tell(CLOSER, { letters: word.slice(0, 2) })],
    };
  },
};

const OCCASIONS: readonly Occasion[] = [
  {
    inscription: {
      en: ['ONLY WHAT THE SIGN WRITER WROTE', '“Without the child’s part, [please|pretty as it is].”'],
      de: ['NUR WAS DER SCHILDERMALER SCHRIEB', '„Ohne den Teil vom Kind, [bitte|so hübsch er ist].“'],
    },
    clue: {
      en: [
        'The sign writer asked double, so a child was allowed to help: a letter by him, a letter by the child, in turn. It says {row} now. [He began|The first is his]. [The child’s are prettier|We have hung it up all the same].',
      ],
      de: [
        'Der Schildermaler wollte das Doppelte, also durfte ein Kind helfen: ein Buchstabe er, ein Buchstabe das Kind, immer so weiter. Jetzt steht da {row}. [Angefangen hat er|Der erste ist von ihm]. [Die vom Kind sind hübscher|Aufgehängt haben wir es trotzdem].',
      ],
    },
  },
  {
    inscription: {
      en: [
        'ON THE FIRST STONE, NOT ON THE NEXT',
        '“[Mind your feet|Long strides]: on one stone, and over one.”',
      ],
      de: [
        'AUF DEN ERSTEN STEIN, NICHT AUF DEN NÄCHSTEN',
        '„[Achte auf deine Füße|Mach große Schritte]: auf einen Stein, über einen Stein.“',
      ],
    },
    clue: {
      en: [
        'Somebody has chalked letters on the paving stones, one on each: {row}. [I walk over them every morning|It has not rained since]. [What I read there is my own business|My shoes know it by heart].',
      ],
      de: [
        'Auf die Pflastersteine hat jemand Buchstaben gemalt, auf jeden einen: {row}. [Ich gehe jeden Morgen darüber|Seitdem hat es nicht geregnet]. [Was ich dabei lese, ist meine Sache|Meine Schuhe kennen es auswendig].',
      ],
    },
  },
  {
    inscription: {
      en: ['LEAVE MY BROTHER OUT OF IT', '“What my brother says [does not count|has never counted].”'],
      de: ['OHNE MEINEN BRUDER', '„Was mein Bruder sagt, [zählt nicht|hat noch nie gezählt].“'],
    },
    clue: {
      en: [
        'I spelled it out, slowly, and after each of my letters my brother called one of his own, [to annoy me|out of love]. This was taken down: {row}. [Nobody has ever apologized|We nod to each other now].',
      ],
      de: [
        'Ich habe buchstabiert, ganz langsam, und nach jedem Buchstaben rief mein Bruder einen von sich dazwischen, [um mich zu ärgern|aus Liebe]. Mitgeschrieben wurde das: {row}. [Entschuldigt hat sich keiner|Wir nicken uns jetzt nur noch zu].',
      ],
    },
  },
  {
    inscription: {
      en: ['THE SAME, WITHOUT HICCUPS', '“Once more, [and without hiccups|but with your breath held].”'],
      de: ['DASSELBE OHNE SCHLUCKAUF', '„Noch einmal, [aber ohne Schluckauf|und Luft anhalten].“'],
    },
    clue: {
      en: [
        'I had the hiccups while I wrote this: {row}. After each letter [one jumped out that I had not ordered|came one that means nothing]. [It was in ink|I left them in, they are part of it].',
      ],
      de: [
        'Beim Schreiben hatte ich Schluckauf: {row}. Nach jedem Buchstaben [sprang einer heraus, der nicht bestellt war|kam einer, der nichts bedeutet]. [Es war Tinte|Ich ließ sie stehen, sie gehören dazu].',
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
