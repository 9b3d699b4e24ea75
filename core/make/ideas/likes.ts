import type { Colour } from '../../lock/signs/signs.ts';
import type { MadeLanguage } from '../words/language.ts';

/** Things that everybody knows by their colour. */
export const LIKE: Readonly<Record<MadeLanguage, Readonly<Record<Colour, readonly string[]>>>> = {
  en: {
    red: ['a ripe tomato', 'a fire engine', 'a strawberry'],
    orange: ['a carrot', 'a pumpkin'],
    yellow: ['a lemon', 'a canary', 'a chick'],
    green: ['a frog', 'a pea', 'a cucumber'],
    blue: ['the sky at noon', 'a cornflower'],
    violet: ['a plum', 'an aubergine'],
    white: ['fresh snow', 'a swan', 'milk'],
    black: ['coal', 'a raven', 'the night'],
  },
  de: {
    red: ['eine reife Tomate', 'ein Feuerwehrauto', 'eine Erdbeere'],
    orange: ['eine Möhre', 'ein Kürbis'],
    yellow: ['eine Zitrone', 'ein Kanarienvogel', 'ein Küken'],
    green: ['ein Frosch', 'eine Erbse', 'eine Gurke'],
    blue: ['der Himmel am Mittag', 'eine Kornblume'],
    violet: ['eine Pflaume', 'eine Aubergine'],
    white: ['frischer Schnee', 'ein Schwan', 'Milch'],
    black: ['Kohle', 'ein Rabe', 'die Nacht'],
  },
};
