import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { mapText as en } from '../en/map.ts';
import { hidingPlaces } from './hidingPlaces.ts';

const { list } = createFormats('de');

export const mapText: Translation<typeof en> = {
  open: 'Karte',
  title: 'Das ganze Rätsel',
  help: 'Vom Start bis zur Tür. Ein Klick auf ein Ding bringt dich zu ihm in den Raum.',
  area: 'Karte',
  whole: 'Ganze Karte',
  addStep: 'Schritt einfügen',
  addStepHelp: 'Wähle ein Ding. Dort kommt ein Schloss dazu.',
  start: 'Start',
  exit: 'der Ausgang',
  noWay: 'hierher führt nichts',
  legend: 'Was die Linien bedeuten',
  step: (step) => `Schritt ${step}`,
  by: {
    opens: (names) => `geöffnet durch: ${list(names)}`,
    clicks: (names) => `geöffnet durch Klicks: ${list(names)}`,
    makes: (names) => `entsteht aus: ${list(names)}`,
    tells: (names) => `Hinweis auf die Antwort: ${list(names)}`,
    leads: (names) => `zu erreichen durch: ${list(names)}`,
  },
  hidden: (hider, place) => `versteckt ${hidingPlaces[place]}: ${hider}`,
};
