import type { Direction } from '../../lock/signs/signs.ts';
import type { MadeLanguage } from '../words/language.ts';
import { chooseNumber, chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** A paper describes a way by the points of the compass; players push a knob the same way. */
export const compassWalk: Idea = {
  id: 'compass-walk',
  level: 2,
  fromAge: 8,
  sort: 'ways',
  kind: 'worked',
  make: (kit) => {
    const { chance, language, tell, author, props } = kit;
    const points = walk(chooseNumber(4, 5, chance), (from) => chooseOne(from, chance));
    const by = author();
    const way = points.map((point) => COMPASS[language][point]).join(', ');
    return {
      parameters: points.join(' '),
      answer: { password: points.map((point) => PUSHES[point]).join(' '), face: { type: 'directions' } },
      clues: [
        { of: kit.papers, author: by, says: tell(CLUE, { way, goal: chooseOne(props.goals, chance) }) },
      ],
      size: 0,
      inscription: tell(INSCRIPTION),
      hints: [tell(METHOD), tell(CLOSER)],
    };
  },
};

const POINTS = ['north', 'east', 'south', 'west'] as const;
type Point = (typeof POINTS)[number];

const PUSHES: Readonly<Record<Point, Direction>> = {
  north: 'up',
  east: 'right',
  south: 'down',
  west: 'left',
};

const BACK: Readonly<Record<Point, Point>> = { north: 'south', east: 'west', south: 'north', west: 'east' };

const COMPASS: Readonly<Record<MadeLanguage, Readonly<Record<Point, string>>>> = {
  en: { north: 'north', east: 'east', south: 'south', west: 'west' },
  de: { north: 'Norden', east: 'Osten', south: 'Süden', west: 'Westen' },
};

/** Never turns straight back, as nobody would. */
function walk(count: number, choose: (from: readonly Point[]) => Point): readonly Point[] {
  const points: Point[] = [];
  while (points.length < count) {
    const before = points.at(-1);
    points.push(choose(POINTS.filter((point) => before === undefined || point !== BACK[before])));
  }
  return points;
}

const CLUE = {
  en: [
    '{goal}: {way}. [There I stop|Then I knock twice]. [I drew no map, since maps are read by everybody|A child could walk it].',
    'You asked for the way {goal}. {way}, [and you are there|then follow your nose]. [Most people turn too soon|I have only got lost twice].',
  ],
  de: [
    '{goal}: {way}. [Da halte ich an|Dann zweimal klopfen]. [Eine Karte habe ich nicht gezeichnet, die liest ja jeder|Das kann jedes Kind].',
    'Du fragtest nach dem Weg {goal}. {way}, [und du bist da|danach der Nase nach]. [Die meisten biegen zu früh ab|Ich habe mich erst zweimal verlaufen].',
  ],
};

const METHOD = {
  en: ['[On a map|On most maps] north is up.'],
  de: ['Auf [einer Karte|den meisten Karten] ist Norden oben.'],
};

const CLOSER = {
  en: ['Push the knob as the way goes: north up, east right, south down, west left.'],
  de: [
    'Schieb den Knopf so, wie der Weg verläuft: Norden nach oben, Osten nach rechts, Süden nach unten, Westen nach links.',
  ],
};

const INSCRIPTION = {
  en: [
    '[GO THE WAY THAT YOU WERE TOLD|WALK IT ON THE MAP]',
    '“[You know the way|Nobody gets there by standing still].” An N [is scratched|is painted] above it.',
  ],
  de: [
    '[GEH DEN WEG, DEN MAN DIR GESAGT HAT|GEH IHN AUF DER KARTE]',
    '„[Du kennst den Weg|Vom Stehen kommt keiner an].“ Oben [ist ein N eingeritzt|steht ein N].',
  ],
};
