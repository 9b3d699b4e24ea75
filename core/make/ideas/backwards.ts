import { ANSWER_WORDS } from '../words/wordLists.ts';
import { chooseOne } from './choose.ts';
import type { Idea, Occasion } from './model.ts';

/** A word that is written backwards. */
export const backwards: Idea = {
  id: 'backwards',
  level: 1,
  fromAge: 8,
  sort: 'word',
  kind: 'worked',
  isAha: true,
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const word = chooseOne(ANSWER_WORDS[language], chance);
    const by = author();
    const { clue, inscription } = chooseOne(OCCASIONS, chance);
    const slots = { drow: [...word].reverse().join('') };
    return {
      parameters: word,
      answer: { password: word },
      clues: [{ of: kit.papers, author: by, says: tell(clue, slots) }],
      size: word.length,
      inscription: tell(inscription),
      hints: [tell(METHOD), tell(CLOSER, { last: word.slice(0, 1) })],
    };
  },
};

const OCCASIONS: readonly Occasion[] = [
  {
    inscription: {
      en: ['READ ME IN THE MIRROR', '“As it comes out [in the wax|of the seal].”'],
      de: ['IM SPIEGEL ZU LESEN', '„So wie es [im Wachs|im Siegel] steht.“'],
    },
    clue: {
      en: [
        'For my seal ring, so that it reads [right|properly] in the wax:\n{drow}\n[The engraver thought that I was joking|I cut it myself, with the tip of my tongue out].',
      ],
      de: [
        'Für meinen Siegelring, damit es im Wachs [richtig herum|lesbar] ist:\n{drow}\n[Der Graveur hielt es für einen Scherz|Ich habe es selbst gestochen, die Zunge zwischen den Zähnen].',
      ],
    },
  },
  {
    inscription: {
      en: ['[SAY IT THE RIGHT WAY ROUND|TAIL FIRST]', '“Say it [back to the bird|from the beak on].”'],
      de: ['[ANDERSHERUM SAGEN|VON HINTEN ANFANGEN]', '„Sag es [dem Vogel richtig vor|vom Schnabel her].“'],
    },
    clue: {
      en: [
        '{drow}\n[The parrot learned it in a mirror|The parrot says it from the wrong end], and now I cannot stop doing it [either|myself].',
      ],
      de: [
        '{drow}\n[Der Papagei hat es vor dem Spiegel gelernt|Der Papagei sagt es vom falschen Ende her], und nun [kann ich es selbst nicht lassen|mache ich es auch so].',
      ],
    },
  },
  {
    inscription: {
      en: [
        '[THE LAST SHALL BE FIRST|PROOF OF THE PRINTER]',
        '“It came out [the wrong way|wrong way round], said the printer.”',
      ],
      de: [
        '[DIE LETZTEN WERDEN DIE ERSTEN SEIN|PROBEDRUCK]',
        '„Es kam [verkehrt herum|falsch herum] heraus, sagte der Drucker.“',
      ],
    },
    clue: {
      en: [
        'I had one word printed on a thousand cards, and the printer laid the letters from the left:\n{drow}\n[He says that nobody will notice|They look very distinguished].',
      ],
      de: [
        'Ein einziges Wort auf tausend Karten, und der Drucker setzte die Lettern von links:\n{drow}\n[Er meint, das merkt keiner|Vornehm sieht es aus].',
      ],
    },
  },
];

const METHOD = {
  en: ['It is a word, [only|but] it is read the other way.'],
  de: ['Es ist ein Wort, [nur|aber] gelesen wird es andersherum.'],
};

const CLOSER = {
  en: ['Begin at the end: the first letter is {last}.'],
  de: ['Fang hinten an: Der erste Buchstabe ist {last}.'],
};
