import { askFor } from './asks.ts';
import { chooseNumber } from './choose.ts';
import type { Idea } from './model.ts';

/** Each row of four lamps is a figure: a lamp that burns counts twice as much as the one to its right. */
export const lampNumbers: Idea = {
  id: 'lamp-numbers',
  level: 3,
  fromAge: 12,
  make: (kit) => {
    const { chance, tell, author } = kit;
    const figures = Array.from({ length: 4 }, () => chooseNumber(1, 9, chance));
    const [by, keeper] = [author(), author()];
    const rows = figures.map(toLamps).join('\n');
    return {
      parameters: figures.join(''),
      answer: { password: figures.join(''), face: { type: 'digits' } },
      clues: [
        { of: kit.papers, author: by, says: tell(LAMPS, { by, rows }) },
        { of: kit.papers, author: keeper, says: tell(KEY, { by, keeper }) },
      ],
      asks: askFor(kit, 'figures', figures.length),
      hints: [tell(METHOD, { keeper }), tell(CLOSER)],
    };
  },
};

/** Returns a figure as four lamps, worth 8, 4, 2 and 1. */
function toLamps(figure: number): string {
  return [8, 4, 2, 1].map((worth) => (figure & worth ? '●' : '○')).join(' ');
}

const LAMPS = {
  en: [
    '{by} watched the lamps [of the house opposite|at the harbour], [four windows a night|evening by evening]:\n{rows}',
    '[On, off|Off, on], noted {by}, a line for each signal:\n{rows}',
  ],
  de: [
    '{by} hat die Lampen [des Hauses gegenüber|am Hafen] beobachtet, [vier Fenster pro Abend|Abend für Abend]:\n{rows}',
    '[An, aus|Aus, an], notierte {by}, eine Zeile für jedes Signal:\n{rows}',
  ],
};

const KEY = {
  en: [
    '“[That is no code|How {by} counts]: the lamp on the right is worth one, and each further to the left twice as much. [Add those that burn|Those that burn are added].” {keeper}.',
  ],
  de: [
    '„[Ein Code ist das nicht|So zählt {by}]: Die Lampe rechts ist eins wert, jede weiter links das Doppelte. [Zähle die brennenden zusammen|Die brennenden zählt man zusammen].“ {keeper}.',
  ],
};

const METHOD = {
  en: ['{keeper} [knows|has explained] what each lamp is worth.'],
  de: ['{keeper} [weiß|hat erklärt], was jede Lampe wert ist.'],
};

const CLOSER = {
  en: ['From the left the lamps are worth 8, 4, 2 and 1. Each line is one figure.'],
  de: ['Von links sind die Lampen 8, 4, 2 und 1 wert. Jede Zeile ist eine Ziffer.'],
};
