import { chooseNumber } from './choose.ts';
import type { Idea } from './model.ts';

/** Over the lock burn four rows of lamps, each of them a figure: a paper tells what each lamp is worth. */
export const lampNumbers: Idea = {
  id: 'lamp-numbers',
  level: 3,
  since: 1880,
  fromAge: 12,
  sort: 'figures',
  kind: 'combined',
  make: (kit) => {
    const { chance, lock, tell, author } = kit;
    const figures = Array.from({ length: 4 }, () => chooseNumber(1, 9, chance));
    const keeper = author();
    const rows = figures.map(toLamps).join(' / ');
    return {
      parameters: figures.join(''),
      answer: { password: figures.join(''), face: { type: 'digits' } },
      clues: [{ of: kit.papers, author: keeper, says: tell(KEY, { lock }) }],
      size: figures.length,
      inscription: tell(INSCRIPTION, { rows }),
      hints: [tell(METHOD, { keeper }), tell(CLOSER)],
    };
  },
};

/** Returns a figure as four lamps, worth 8, 4, 2 and 1. */
function toLamps(figure: number): string {
  return [8, 4, 2, 1].map((worth) => (figure & worth ? '●' : '○')).join(' ');
}

const INSCRIPTION = {
  en: ['“{rows}”[, like windows at night|]', 'FOUR ROWS OF LAMPS, {rows}'],
  de: ['„{rows}“[, wie Fenster bei Nacht|]', 'VIER REIHEN LÄMPCHEN, {rows}'],
};

const KEY = {
  en: [
    'The lamps on {lock} can count. [The one on the right|On the right it] is worth one, and each further to the left twice as much as its neighbour. [Add up those that burn|Those that burn are added], and you have the figure of the row.',
    'I wired {lock} as [the stars|our windows] are wired: the lamp on the right for one, the next for two, and always double towards the left. [Dark ones are worth nothing|What is dark does not count]. [It saves on figures|Four lamps make one figure].',
  ],
  de: [
    'Die Lämpchen auf {lock:d} können rechnen. Rechts [gilt eins|ist eins wert], weiter links immer das Doppelte vom Nachbarn. [Zähl die brennenden zusammen|Die brennenden zählt man zusammen], und du hast die Ziffer der Reihe.',
    'Ich habe {lock:a} verdrahtet [wie die Sterne|wie unsere Fenster]: das Lämpchen rechts für eins, das nächste für zwei und nach links immer doppelt. [Was dunkel ist, gilt nichts|Dunkle zählen nicht]. [Das spart Ziffern|Vier Lämpchen sind eine Ziffer].',
  ],
};

const METHOD = {
  en: ['{keeper} [knows|has explained] what each lamp is worth.'],
  de: ['{keeper} [weiß|hat erklärt], was jede Lampe wert ist.'],
};

const CLOSER = {
  en: ['From the left the lamps are worth 8, 4, 2 and 1. Each row is one figure.'],
  de: ['Von links sind die Lampen 8, 4, 2 und 1 wert. Jede Reihe ist eine Ziffer.'],
};
