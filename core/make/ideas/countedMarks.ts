import type { Noun } from '../words/noun.ts';
import { chooseNumber, chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** The number of marks in each row is a figure of the code. */
export const countedMarks: Idea = {
  id: 'counted-marks',
  level: 1,
  fromAge: 8,
  sort: 'figures',
  kind: 'worked',
  make: (kit) => {
    const { chance, tell, author } = kit;
    const figures = Array.from({ length: chooseNumber(3, 5, chance) }, () => chooseNumber(1, 9, chance));
    const mark = chooseOne(['•', '×', '○', '+', '▲'], chance);
    const by = author();
    const rows = figures.map((figure) => Array.from({ length: figure }, () => mark).join(' ')).join('\n');
    return {
      parameters: figures.join(''),
      answer: { password: figures.join(''), face: { type: 'digits' } },
      clues: [{ of: kit.papers, author: by, title: TITLE, says: tell(CLUE, { rows }) }],
      size: figures.length,
      inscription: tell(INSCRIPTION),
      hints: [tell(METHOD), tell(CLOSER)],
    };
  },
};

const CLUE = {
  en: [
    'I keep count of [slices of cake|lost umbrellas|visitors who say that they cannot stay], a row for each day:\n{rows}\n[It was a long week|The last day is an estimate, but an honest one].',
    'Skittles, [Tuesday|Friday], my own score:\n{rows}\n[The others say that I counted the dog|Nobody else wrote theirs down].',
  ],
  de: [
    'Ich zähle [Kuchenstücke|verlorene Schirme|Besucher, die nicht lange bleiben können], eine Reihe für jeden Tag:\n{rows}\n[Es war eine lange Woche|Der letzte Tag ist geschätzt, aber ehrlich].',
    'Kegeln am [Dienstag|Freitag], nur meine Punkte:\n{rows}\n[Die anderen sagen, ich hätte den Hund mitgezählt|Sonst hat keiner mitgeschrieben].',
  ],
};

const METHOD = {
  en: ['[Marks can be counted|Rows can be counted].'],
  de: ['[Zeichen kann man zählen|Reihen kann man zählen].'],
};

const CLOSER = {
  en: ['Each row is one figure, from the top.'],
  de: ['Jede Reihe ist eine Ziffer, von oben an.'],
};

const TITLE: Noun = { en: 'tally', de: 'Strichliste', gender: 'f' };

const INSCRIPTION = {
  en: ['[HOW MANY EACH TIME?|COUNT AS I DO]', '“[The score, please|Row by row].”'],
  de: ['[WIE VIELE JEDES MAL?|ZÄHL WIE ICH]', '„[Den Punktestand bitte|Reihe für Reihe].“'],
};
