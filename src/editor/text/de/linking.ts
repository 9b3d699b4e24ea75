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
    connect: (name) => `Wähl aus, was „${name}“ öffnet, worauf es ein Hinweis ist oder was es versteckt.`,
    key: (name) => `Wähl den Schlüssel zu „${name}“ aus.`,
    hide: (name) => `Wähl aus, was „${name}“ versteckt.`,
  },
  nothing: {
    connect: (name) => `„${name}“ lässt sich hier mit nichts verknüpfen.`,
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
    opens: (name, other) => `„${name}“ öffnet jetzt: ${other}.`,
    tells: (name, other) => `„${name}“ ist jetzt der Hinweis auf: ${other}. Der Text bleibt, wie er ist.`,
    tellsWordless: (name, other) =>
      `„${name}“ ist jetzt der Hinweis auf: ${other}, hat aber noch keinen Text.`,
    hides: (name, other, place) => `„${name}“ ist jetzt versteckt ${hidingPlaces[place]}: ${other}.`,
    leads: (name, scene) => `„${name}“ führt jetzt hierhin: ${scene}.`,
    isThere: (name) => `„${name}“ steht schon in dieser Szene. Zieh es auf eine andere.`,
  },
  writeWords: 'Text schreiben',
  notMade: (name, other) => `Nichts geändert: „${name}“ und „${other}“ lassen sich nicht verknüpfen.`,
  isMade: (name, other) => `Nichts geändert: „${name}“ und „${other}“ sind schon verknüpft.`,
};
