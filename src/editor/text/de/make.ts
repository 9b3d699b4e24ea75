import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { makeText as en } from '../en/make.ts';

const { counted, number } = createFormats('de');

export const makeText: Translation<typeof en> = {
  title: 'Bau mir einen Raum',
  ways: 'Wie er entsteht',
  tabs: { wish: 'Nach Wunsch', questions: 'Aus Fragen', assistant: 'Von einer KI' },
  theme: 'Wo spielt er?',
  themes: {
    mansion: 'Altes Herren­haus',
    wizard: 'Zauber­turm',
    spaceship: 'Raum­schiff',
    tomb: 'Grab­kammer',
    school: 'Schule',
    sea: 'Auf See',
    dungeon: 'Verlies',
    laboratory: 'Labor',
    kitchen: 'Küche',
    train: 'Zug',
    attic: 'Dach­boden',
    detective: 'Detektiv­büro',
    bank: 'Bank',
    hospital: 'Kranken­haus',
    jungle: 'Dschungel­tempel',
  },
  minutes: 'Wie viele Minuten er dauert',
  about: 'Sein Name',
  optional: 'freiwillig',
  another: 'Noch einer',
  use: 'Diesen Raum nehmen',
  scene: 'Szene',
  escapable: (steps) => `Ausweg in ${counted(steps, 'Schritt', 'Schritten')}`,
  measures: ({ minutes }, { timeLimit, sceneOrder, itemOrder }) =>
    [
      `etwa ${counted(minutes, 'Minute', 'Minuten')}`,
      `${number(timeLimit)} auf der Uhr`,
      counted(sceneOrder.length, 'Szene', 'Szenen'),
      counted(itemOrder.length, 'Ding', 'Dinge'),
    ].join(', '),
  wayOut: 'So entkommt man',
  keepHelp:
    'Eine Nadel behält einen Teil für den nächsten Raum. Türen und Schlösser, die Gemaltes zählen, entstehen neu.',
  keepPart: 'Diesen Teil behalten',
  keep: (step) => `Diesen Teil behalten. ${step}`,
  kept: (parts) => `${counted(parts, 'Teil bleibt', 'Teile bleiben')} im nächsten Raum`,
  keepNothing: 'Nichts behalten',
  keptDropped: 'Es bleibt nichts mehr, denn Ort oder Sprache sind andere.',
  noneAround: 'In keinen anderen Raum passen diese Teile. Behalte weniger oder wähle eine andere Länge.',
};
