import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { puzzleViewText as en } from '../en/puzzleView.ts';
import { hidingPlaces } from './hidingPlaces.ts';

const { counted, list } = createFormats('de');

export const puzzleViewText: Translation<typeof en> = {
  views: 'Ansicht',
  names: { build: 'Bauen', puzzle: 'Rätsel' },
  show: { build: 'Als Raum zeigen', puzzle: 'Das Rätsel zeigen' },
  summary: (locks, hidden) =>
    `In dieser Szene: ${counted(locks, 'Schloss', 'Schlösser')}, ${counted(hidden, 'verstecktes Ding', 'versteckte Dinge')}.`,
  looks: { opens: 'öffnet', hides: 'versteckt', leads: 'führt zu', tells: 'ist ein Hinweis auf' },
  toScene: (scene) => `nach: ${scene}`,
  inScene: (name, scene) => `${name}, in: ${scene}`,
  hiddenAt: (name, place) => `${hidingPlaces[place]}: ${name}`,
  lists: {
    help: 'Zieh einen Schlüssel auf ein Schloss, oder etwas auf das, was es verstecken kann.',
    locks: 'Schlösser',
    hidden: 'Versteckt',
    idle: 'Gehört nicht zum Rätsel',
    idleHelp: (names) => `${list(names)}. Falsche Fährten sind willkommen.`,
    noLocks: 'Noch ist nichts verschlossen.',
    nothingHidden: 'Noch ist nichts versteckt.',
    noKey: 'Noch kein Schlüssel',
    noClicks: 'Noch nichts zum Anklicken',
    neverSeen: 'Nichts lässt es erscheinen',
  },
  madeOf: (part, other) => `aus: ${part} und ${other}`,
};
