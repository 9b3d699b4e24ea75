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
    unlock: (name) => `Nicht verschließen: ${name}`,
    otherKey: (name) => `Anderen Schlüssel nehmen: ${name}`,
    bringToStart: (name) => `In die erste Szene holen: ${name}`,
    openWith: (name) => `Öffnen mit: ${name}`,
    tell: (name) => `Als Hinweis nehmen: ${name}`,
    leadTo: (name) => `Dorthin führen lassen: ${name}`,
  },
  noPlaceToGrow: 'Hier ist kein Platz, um es größer zu machen. Rück es erst von anderen Dingen weg.',
  choose: {
    openWith: 'Einen Schlüssel geben',
    otherKey: 'Einen anderen Schlüssel geben',
    tell: 'Hinweis auswählen',
    leadTo: 'Auswählen, was dorthin führt',
  },
  newKey: 'Schlüssel aus der Palette wählen',
  saysNewKey: (lock) => `Wähl in der Palette aus, was „${lock}“ öffnet.`,
  ways: 'So lässt es sich beheben',
  otherKeyOf: (lock) => `Anderer Schlüssel für: ${lock}`,
  outOfReach: (names) => `Deshalb unerreichbar: ${list(names)}.`,
  says: {
    openWith: (name) => `Tipp an, was „${name}“ öffnet.`,
    otherKey: (name) => `Tipp an, was „${name}“ öffnet.`,
    tell: (name) =>
      `Tipp das Ding an, das auf die Antwort hinweist. Gesucht ist die Antwort für: ${name}. Kein Text ändert sich.`,
    leadTo: (scene) => `Tipp an, was hierher führt: ${scene}.`,
  },
};
