import type { Noun } from '../words/noun.ts';
import { chooseNumber, chooseOne } from './choose.ts';
import type { Idea, Occasion } from './model.ts';

/** The number of marks in each row is a figure of the code. */
export const countedMarks: Idea = {
  id: 'counted-marks',
  level: 1,
  fromAge: 8,
  sort: 'figures',
  kind: 'worked',
  make: (kit) => {
    const { chance, tell, author, props } = kit;
    const figures = Array.from({ length: chooseNumber(3, 5, chance) }, () => chooseNumber(1, 9, chance));
    const mark = chooseOne(['•', '×', '○', '+', '▲'], chance);
    const by = author();
    const { clue, inscription } = chooseOne(OCCASIONS, chance);
    const counted = chooseOne(props.counted, chance);
    const rows = figures.map((figure) => Array.from({ length: figure }, () => mark).join(' ')).join('\n');
    return {
      parameters: figures.join(''),
      answer: { password: figures.join(''), face: { type: 'digits' } },
      clues: [{ of: kit.papers, author: by, title: TITLE, says: tell(clue, { rows, counted }) }],
      size: figures.length,
      inscription: tell(inscription),
      hints: [tell(METHOD), tell(CLOSER)],
    };
  },
};

const OCCASIONS: readonly Occasion[] = [
  {
    inscription: {
      en: ['[HOW MANY EACH DAY?|COUNT AS I DO]', '“[Day by day|A row is a day], please.”'],
      de: ['[WIE VIELE JEDEN TAG?|ZÄHL WIE ICH]', '„[Tag für Tag|Jede Reihe ein Tag] bitte.“'],
    },
    clue: {
      en: [
        'I keep count, a row for each day. {counted}:\n{rows}\n[It was a long week|The last day is an estimate, but an honest one].',
        '{counted}, counted by me, day by day:\n{rows}\n[Nobody has asked for it yet|I do not sleep well, and somebody has to know].',
      ],
      de: [
        'Ich führe Buch, eine Reihe für jeden Tag. {counted}:\n{rows}\n[Es war eine lange Woche|Der letzte Tag ist geschätzt, aber ehrlich].',
        '{counted}, von mir gezählt, Tag für Tag:\n{rows}\n[Gefragt hat noch keiner|Ich schlafe schlecht, und einer muss es ja wissen].',
      ],
    },
  },
  {
    inscription: {
      en: ['[THE SCORE, PLEASE|HOW MANY EACH TIME?]', '“Read out my score, [row by row|throw by throw].”'],
      de: [
        '[DER PUNKTESTAND BITTE|WIE VIELE JEDES MAL?]',
        '„Lies meine Punkte vor, [Reihe für Reihe|Wurf für Wurf].“',
      ],
    },
    clue: {
      en: [
        'Skittles, [Tuesday|Friday], my own score:\n{rows}\n[The others say that I counted the dog|Nobody else wrote theirs down].',
      ],
      de: [
        'Kegeln am [Dienstag|Freitag], nur meine Punkte:\n{rows}\n[Die anderen sagen, ich hätte den Hund mitgezählt|Sonst hat keiner mitgeschrieben].',
      ],
    },
  },
];

const METHOD = {
  en: ['[Marks can be counted|Rows can be counted].'],
  de: ['[Zeichen kann man zählen|Reihen kann man zählen].'],
};

const CLOSER = {
  en: ['Each row is one figure, from the top.'],
  de: ['Jede Reihe ist eine Ziffer, von oben an.'],
};

const TITLE: Noun = { en: 'tally', de: 'Strichliste', gender: 'f' };
