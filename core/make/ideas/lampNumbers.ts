import { chooseNumber } from './choose.ts';
import type { Idea } from './model.ts';

/** A paper has four rows of lamps, each of them a figure; at the lock stands what each lamp is worth. */
export const lampNumbers: Idea = {
  id: 'lamp-numbers',
  level: 3,
  since: 1880,
  fromAge: 12,
  sort: 'figures',
  kind: 'combined',
  make: (kit) => {
    const { chance, tell, author } = kit;
    const figures = Array.from({ length: 4 }, () => chooseNumber(1, 9, chance));
    const keeper = author();
    const rows = figures.map(toLamps).join(' / ');
    return {
      parameters: figures.join(''),
      answer: { password: figures.join(''), face: { type: 'digits' } },
      clues: [{ of: kit.papers, author: keeper, says: tell(CLUE, { rows }) }],
      size: figures.length,
      inscription: tell(INSCRIPTION),
      hints: [tell(METHOD, { keeper }), tell(CLOSER)],
    };
  },
};

/** Returns a figure as four lamps, worth 8, 4, 2 and 1. */
function toLamps(figure: number): string {
  return [8, 4, 2, 1].map((worth) => (figure & worth ? '●' : '○')).join(' ');
}

const INSCRIPTION = {
  en: [
    '[EIGHT, FOUR, TWO, ONE: WHAT BURNS IS ADDED|A ROW IS A FIGURE: 8, 4, 2, 1, IF THEY BURN]',
    '“[From the left|In every row]: eight, four, two, one. What is dark is worth nothing.”',
  ],
  de: [
    '[ACHT, VIER, ZWEI, EINS: WAS BRENNT, ZÄHLT|EINE REIHE, EINE ZIFFER: 8, 4, 2, 1, WENN SIE BRENNEN]',
    '„[Von links|In jeder Reihe]: acht, vier, zwei, eins. Was dunkel ist, gilt nichts.“',
  ],
};

const CLUE = {
  en: [
    'Before I switched it all off I wrote down which lamps burned, row by row: {rows}. [I have never dared to switch it on again|It hummed to the last].',
    'I have embroidered the old switchboard, [bright thread for bright lamps|every lamp of it]: {rows}. [It hangs over my bed|People take it for snow].',
    'Night watch, ten past three. What I can report is lamps, four rows of them: {rows}. [Otherwise nothing burned|Then I ate my sandwich].',
  ],
  de: [
    'Bevor ich alles abschaltete, schrieb ich auf, welche Lämpchen brannten, Reihe für Reihe: {rows}. [Angeschaltet habe ich es nie wieder|Gesummt hat es bis zuletzt].',
    'Ich habe die alte Schalttafel gestickt, [helles Garn für helle Lämpchen|Lämpchen für Lämpchen]: {rows}. [Sie hängt über meinem Bett|Die Leute halten es für Schnee].',
    'Nachtwache, zehn nach drei. Melden kann ich Lämpchen, vier Reihen: {rows}. [Sonst brannte nichts|Dann aß ich mein Brot].',
  ],
};

const METHOD = {
  en: ['{keeper} has seen the lamps; what each is worth stands at the lock.'],
  de: ['{keeper} hat die Lämpchen gesehen, und was jedes wert ist, steht am Schloss.'],
};

const CLOSER = {
  en: ['From the left the lamps are worth 8, 4, 2 and 1. Each row is one figure.'],
  de: ['Von links sind die Lampen 8, 4, 2 und 1 wert. Jede Reihe ist eine Ziffer.'],
};
