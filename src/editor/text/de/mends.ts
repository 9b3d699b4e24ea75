import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { mendsText as en } from '../en/mends.ts';

const { counted, list } = createFormats('de');

export const mendsText: Translation<typeof en> = {
  does: {
    shut: () => 'Schließen',
    bringIn: () => 'In den Raum schieben',
    toFront: () => 'Nach vorn holen',
    enlarge: () => 'Größer machen',
    giveTime: (_, minutes) => `${counted(minutes, 'Minute', 'Minuten')} geben`,
    remove: () => 'Löschen',
    takeOut: (name) => `Herausnehmen: ${name}`,
    unlock: (name) => `Unverschlossen lassen: ${name}`,
    otherKey: (name) => `Anderer Schlüssel: ${name}`,
    bringToStart: (name) => `In die erste Szene holen: ${name}`,
    openWith: (name) => `Öffnen mit: ${name}`,
    tell: (name) => `Das verrät ihn: ${name}`,
    leadTo: (name) => `Dorthin führt: ${name}`,
  },
  noPlaceToGrow:
    'Zum Wachsen fehlt ringsum der Platz: Rück es von anderen Dingen weg, dann lässt es sich größer machen.',
  choose: {
    openWith: 'Einen Schlüssel geben',
    otherKey: 'Einen anderen Schlüssel geben',
    tell: 'Auswählen, was ihn verrät',
    leadTo: 'Auswählen, was dorthin führt',
  },
  newKey: 'Einen Schlüssel dazunehmen',
  saysNewKey: (lock) => `Nimm unter „Dinge“ etwas dazu, das „${lock}“ öffnet.`,
  ways: 'So lässt es sich beheben',
  otherKeyOf: (lock) => `Anderer Schlüssel für: ${lock}`,
  outOfReach: (names) => `Deshalb unerreichbar: ${list(names)}.`,
  says: {
    openWith: (name) => `Tipp an, was „${name}“ öffnet.`,
    otherKey: (name) => `Tipp an, was „${name}“ öffnet.`,
    tell: (name) => `Tipp an, was den Code verrät: ${name}. Der Text darauf bleibt, wie er ist.`,
    leadTo: (scene) => `Tipp an, was hierher führt: ${scene}.`,
  },
};
