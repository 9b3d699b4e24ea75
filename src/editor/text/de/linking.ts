import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { linkingText as en } from '../en/linking.ts';
import { hidingPlaces } from './hidingPlaces.ts';

export const linkingText: Translation<typeof en> = {
  begin: 'Schlüssel oder Hinweis für …, verstecken …',
  handle:
    'Zieh es auf das, was es öffnet oder verrät, auf das, was es verstecken soll, oder auf die Szene, in die es führt',
  pickKey: 'Seinen Schlüssel wählen',
  hideIn: 'Verstecken …',
  says: {
    bring: (name) => `Was öffnet oder verrät „${name}“, oder was versteckt es? Wähle es aus.`,
    key: (name) => `Womit geht „${name}“ auf? Wähle es aus.`,
    hide: (name) => `Was versteckt „${name}“? Wähle es aus.`,
  },
  nothing: {
    bring: (name) => `„${name}“ öffnet hier nichts, und nichts kann es verstecken.`,
    key: (name) => `Nichts hier kann „${name}“ öffnen.`,
    hide: (name) => `Nichts hier kann „${name}“ verstecken.`,
  },
  ask: (name, other) => `${name} und ${other}`,
  choices: {
    opens: (other) => `Schlüssel für: ${other}`,
    locks: (other) => `Verschließen, dies als Schlüssel: ${other}`,
    tells: (other) => `Hinweis für: ${other}`,
    hides: (other, place) => `Verstecken ${hidingPlaces[place]}: ${other}`,
    leads: (scene) => `Führt hierhin: ${scene}`,
    combines: (other) => `Verbinden mit: ${other} …`,
  },
  made: {
    opens: (name, other) => `„${name}“ öffnet jetzt: ${other}.`,
    tells: (name, other) => `„${name}“ verrät jetzt: ${other}. Der Text bleibt, wie er ist.`,
    tellsWordless: (name, other) => `„${name}“ verrät jetzt: ${other}, hat aber noch keinen eigenen Text.`,
    hides: (name, other, place) => `„${name}“ steckt jetzt ${hidingPlaces[place]}: ${other}.`,
    leads: (name, scene) => `„${name}“ führt jetzt hierhin: ${scene}.`,
    isThere: (name) => `„${name}“ steht schon in dieser Szene. Zieh es auf eine andere.`,
  },
  writeWords: 'Text schreiben',
  notMade: (name, other) => `Nichts geändert: „${name}“ passt nicht zu „${other}“.`,
  isMade: (name, other) => `Nichts geändert: „${name}“ gehört schon zu „${other}“.`,
};
