import { askFor } from './asks.ts';
import { chooseNumber, chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** The number of marks in each row is a figure of the code. */
export const countedMarks: Idea = {
  id: 'counted-marks',
  level: 1,
  fromAge: 8,
  make: (kit) => {
    const { chance, tell, author } = kit;
    const figures = Array.from({ length: chooseNumber(3, 5, chance) }, () => chooseNumber(1, 9, chance));
    const mark = chooseOne(['•', '×', '○', '+', '▲'], chance);
    const by = author();
    const rows = figures.map((figure) => Array.from({ length: figure }, () => mark).join(' ')).join('\n');
    return {
      parameters: figures.join(''),
      answer: { password: figures.join(''), face: { type: 'digits' } },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { by, rows }) }],
      asks: askFor(kit, 'figures', figures.length),
      hints: [tell(METHOD), tell(CLOSER)],
    };
  },
};

const CLUE = {
  en: [
    '{by} keeps [count|a record] of [slices of cake|lost umbrellas|visitors], a row for each day:\n{rows}',
    '[A game of|Somebody’s score at] skittles, [counted by|written down by] {by}:\n{rows}',
  ],
  de: [
    '{by} führt Buch über [Kuchenstücke|verlorene Schirme|Besucher], eine Reihe für jeden Tag:\n{rows}',
    '[Eine Partie|Ein Abend] Kegeln, [gezählt von|aufgeschrieben von] {by}:\n{rows}',
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
