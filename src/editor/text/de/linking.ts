import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { linkingText as en } from '../en/linking.ts';
import { hidingPlaces } from './hidingPlaces.ts';

export const linkingText: Translation<typeof en> = {
  begin: 'Verknüpfen…',
  handle:
    'Zieh es auf das, was es öffnet, worauf es ein Hinweis ist oder was es versteckt, oder auf die Szene, in die es führt',
  pickKey: 'Schlüssel wählen',
  hideIn: 'Verstecken…',
  says: {
    connect: (name) =>
      `Wähl aus, was mit „${name}“ aufgeht, worauf es ein Hinweis ist oder was es versteckt.`,
    key: (name) => `Wähl den Schlüssel zu „${name}“ aus.`,
    hide: (name) => `Wähl aus, was „${name}“ versteckt.`,
  },
  nothing: {
    connect: (name) => `Nichts hier lässt sich mit „${name}“ verknüpfen.`,
    key: (name) => `Nichts hier kann „${name}“ öffnen.`,
    hide: (name) => `Nichts hier kann „${name}“ verstecken.`,
  },
  ask: (name, other) => `${name} und ${other}`,
  choices: {
    opens: (other) => `Schlüssel für: ${other}`,
    locks: (other) => `Verschließen, mit diesem Schlüssel: ${other}`,
    tells: (other) => `Hinweis für: ${other}`,
    hides: (other, place) => `Verstecken ${hidingPlaces[place]}: ${other}`,
    leads: (scene) => `Führt hierhin: ${scene}`,
    combines: (other) => `Kombinieren mit: ${other}…`,
  },
  made: {
    opens: (name, other) => `Neuer Schlüssel für „${other}“: ${name}.`,
    tells: (name, other) => `Neuer Hinweis auf „${other}“: ${name}. Der Text bleibt, wie er ist.`,
    tellsWordless: (name, other) => `Neuer Hinweis auf „${other}“: ${name}. Noch fehlt der Text.`,
    hides: (name, other, place) => `Jetzt versteckt ${hidingPlaces[place]} „${other}“: ${name}.`,
    leads: (name, scene) => `Neuer Weg nach „${scene}“: ${name}.`,
    isThere: (name) => `Schon in dieser Szene: ${name}. Nimm eine andere Szene.`,
  },
  writeWords: 'Text schreiben',
  notMade: (name, other) => `Nichts geändert: „${name}“ und „${other}“ lassen sich nicht verknüpfen.`,
  isMade: (name, other) => `Nichts geändert: „${name}“ und „${other}“ sind schon verknüpft.`,
};
