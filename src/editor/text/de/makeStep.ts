import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { makeStepText as en } from '../en/makeStep.ts';
import { hidingPlaces } from './hidingPlaces.ts';

const { counted } = createFormats('de');

export const makeStepText: Translation<typeof en> = {
  begin: 'Schritt einfügen…',
  also: 'Rätsel Schloss länger schwerer wachsen bauen erzeugen',
  title: (name) => `Schritt einfügen: ${name}`,
  help: 'Ein Schloss mehr auf dem Weg hinaus. Was man hier findet, kommt in einen verschlossenen Behälter, und an seiner Stelle findet man, was diesen öffnet. Alles lässt sich später ändern.',
  newThing: {
    answer: (name) => `Neu, ein Papier mit einem Rätsel: ${name}`,
    key: (name) => `Neu, dient als Schlüssel: ${name}`,
    container: (name) => `Neu, mit einem Schloss: ${name}`,
  },
  where: {
    inSight: 'Offen sichtbar.',
    hidden: (name, place) => `Jetzt versteckt ${hidingPlaces[place]} „${name}“.`,
  },
  holds: (name) => `Darin findet man: ${name}.`,
  longer: (minutes) =>
    `Das Zeitlimit wird ${counted(minutes, 'Minute', 'Minuten')} lang, sonst wäre es zu kurz.`,
  add: 'Diesen Schritt einfügen',
  added: (name) => `Ein Schritt mehr, mit einem Schloss hier: ${name}.`,
  refusals: {
    noWayOut: 'Dieser Raum hat noch keinen Ausweg. Sobald es einen gibt, kann ein Schritt dazukommen.',
    full: 'Dieser Raum ist voll. Lösche etwas, das niemand braucht.',
    nothingToGuard:
      'Hier lässt sich nichts wegschließen: Man entkommt auch ohne, oder es muss bleiben, wo es ist. Versuch es bei einem Schlüssel, einem Papier oder einem Schloss.',
    noPlace:
      'In dieser Szene ist kein Platz für etwas, in das es passt. Verschiebe oder lösche dort etwas, oder nimm ein anderes Ding.',
  },
};
