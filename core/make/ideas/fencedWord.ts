import { ANSWER_WORDS } from '../words/wordLists.ts';
import { chooseOne } from './choose.ts';
import type { Idea, Occasion } from './model.ts';

/** A paper has the letters of a word in two rows; the lock tells that one takes them from both in turn. */
export const fencedWord: Idea = {
  id: 'fenced-word',
  level: 2,
  fromAge: 8,
  sort: 'word',
  kind: 'combined',
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const word = chooseOne(
      ANSWER_WORDS[language].filter(({ length }) => length >= 6),
      chance,
    );
    const by = author();
    const { clue, inscription } = chooseOne(OCCASIONS, chance);
    const every = (rest: number) => [...word].filter((_, place) => place % 2 === rest).join(' ');
    return {
      parameters: word,
      answer: { password: word },
      clues: [{ of: kit.papers, author: by, says: tell(clue, { one: every(0), other: every(1) }) }],
      size: word.length,
      inscription: tell(inscription),
      hints: [tell(METHOD), tell(CLOSER, { first: word.slice(0, 1), second: word.slice(1, 2) })],
    };
  },
};

const OCCASIONS: readonly Occasion[] = [
  {
    inscription: {
      en: [
        '[UP, DOWN, UP, DOWN|AS THE NEEDLE GOES, FROM ABOVE]',
        '“Follow the needle, [up and down|down and up].”',
      ],
      de: ['[AUF, AB, AUF, AB|WIE DIE NADEL, VON OBEN]', '„Folge der Nadel, [auf und ab|ab und auf].“'],
    },
    clue: {
      en: [
        'First try with my aunt’s sewing machine. Upper row: {one}. Lower row: {other}. [She calls that one seam|It held for a week].',
      ],
      de: [
        'Der erste Versuch mit der Nähmaschine meiner Tante. Obere Reihe: {one}. Untere Reihe: {other}. [Sie nennt das eine Naht|Gehalten hat es eine Woche].',
      ],
    },
  },
  {
    inscription: {
      en: [
        'CLOSE THE ZIP[, FROM THE LEFT|, LEFT TOOTH FIRST]',
        '“Tooth by tooth, [the left one first|from the left].”',
      ],
      de: [
        'REISSVERSCHLUSS ZU[, LINKS ZUERST|, LINKER ZAHN ZUERST]',
        '„Zahn um Zahn, [der linke zuerst|links fängt an].“',
      ],
    },
    clue: {
      en: [
        'The zip of my jacket has letters for teeth. On the left, from the top: {one}. On the right: {other}. [It jams, so I have never seen it closed|I got it cheap].',
      ],
      de: [
        'Der Reißverschluss an meiner Jacke hat Buchstaben statt Zähnen. Links, von oben: {one}. Rechts: {other}. [Er klemmt, zu habe ich ihn nie gesehen|Dafür war sie billig].',
      ],
    },
  },
  {
    inscription: {
      en: ['TWO VOICES, ONE WORD', '“I first, then my sister, [then I|and so on].”'],
      de: ['ZWEI STIMMEN, EIN WORT', '„Erst ich, dann meine Schwester, [dann ich|und so weiter].“'],
    },
    clue: {
      en: [
        'We were to say it together, my sister and I, and we practised apart. My part: {one}. Hers: {other}. [She thinks that hers come first|We have not performed since].',
      ],
      de: [
        'Wir sollten es zusammen aufsagen, meine Schwester und ich, geübt wurde getrennt. Mein Teil: {one}. Ihrer: {other}. [Sie meint, ihrer kommt zuerst|Aufgetreten sind wir seitdem nicht mehr].',
      ],
    },
  },
  {
    inscription: {
      en: ['[LEFT FOOT, RIGHT FOOT|LEFT, RIGHT, RUNG BY RUNG]', '“[Climb|Up you go], left foot first.”'],
      de: [
        '[LINKER FUSS, RECHTER FUSS|LINKS, RECHTS, VON SPROSSE ZU SPROSSE]',
        '„[Klettern|Hinauf], linker Fuß zuerst.“',
      ],
    },
    clue: {
      en: [
        'Painted on my ladder, from the bottom up. Left rail: {one}. Right rail: {other}. [I only noticed on the way down|The man before me must have been a poet].',
      ],
      de: [
        'Auf meine Leiter gemalt, von unten nach oben. Linker Holm: {one}. Rechter Holm: {other}. [Bemerkt habe ich es erst beim Abstieg|Mein Vorgänger muss ein Dichter gewesen sein].',
      ],
    },
  },
];

const METHOD = {
  en: ['[Take letters from both rows|The two rows belong together].'],
  de: ['[Nimm Buchstaben aus beiden Reihen|Beide Reihen gehören zusammen].'],
};

const CLOSER = {
  en: ['One from the first row, one from the second, in turn: {first}, {second} …'],
  de: ['Einer aus der ersten Reihe, einer aus der zweiten, immer abwechselnd: {first}, {second} …'],
};
