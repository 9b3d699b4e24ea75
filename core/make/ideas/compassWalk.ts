import type { Direction } from '../../lock/signs/signs.ts';
import type { MadeLanguage } from '../words/language.ts';
import { askFor } from './asks.ts';
import { chooseNumber, chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** A paper describes a way by the points of the compass; players push a knob the same way. */
export const compassWalk: Idea = {
  id: 'compass-walk',
  level: 2,
  fromAge: 8,
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const points = walk(chooseNumber(4, 5, chance), (from) => chooseOne(from, chance));
    const by = author();
    const way = points.map((point) => COMPASS[language][point]).join(', ');
    return {
      parameters: points.join(' '),
      answer: { password: points.map((point) => PUSHES[point]).join(' '), face: { type: 'directions' } },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { by, way }) }],
      asks: askFor(kit, 'ways'),
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
    '“[To the good mushrooms|To the bakery|To the quiet bench]: {way}. [Then stop|Then knock].” {by}.',
    '{by} explains the way [to the ferry|to the well|home]: {way}. [A child could do it|Somebody got lost all the same].',
  ],
  de: [
    '„[Zu den guten Pilzen|Zur Bäckerei|Zur stillen Bank]: {way}. [Dann anhalten|Dann klopfen].“ {by}.',
    '{by} erklärt den Weg [zur Fähre|zum Brunnen|nach Hause]: {way}. [Das kann jedes Kind|Trotzdem hat sich jemand verlaufen].',
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
