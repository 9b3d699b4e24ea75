import type { linkingText as en } from '../en/linking.ts';
import type { Translation } from '../inLanguages.ts';

export const linkingText: Translation<typeof en> = {
  begin: 'Schlüssel oder Hinweis für …, verstecken in …',
  handle: 'Zieh es auf das, was es öffnet oder verrät, in sein Versteck oder auf die Szene, in die es führt',
  pickKey: 'Seinen Schlüssel wählen',
  hideIn: 'Verstecken in …',
  says: {
    bring: (name) => `Was öffnet oder verrät „${name}“, oder worin steckt es? Wähle es aus.`,
    key: (name) => `Womit geht „${name}“ auf? Wähle es aus.`,
    hide: (name) => `Worin steckt „${name}“? Wähle es aus.`,
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
    hides: (other) => `Verstecken in: ${other}`,
    leads: (scene) => `Führt hierhin: ${scene}`,
    combines: (other) => `Verbinden mit: ${other} …`,
  },
  made: {
    opens: (name, other) => `„${name}“ öffnet jetzt: ${other}.`,
    tells: (name, other) => `„${name}“ verrät jetzt: ${other}. Der Text bleibt, wie er ist.`,
    tellsWordless: (name, other) => `„${name}“ verrät jetzt: ${other}, hat aber noch keinen eigenen Text.`,
    hides: (name, other) => `„${name}“ steckt jetzt in: ${other}.`,
    leads: (name, scene) => `„${name}“ führt jetzt hierhin: ${scene}.`,
    isThere: (name) => `„${name}“ steht schon in dieser Szene. Zieh es auf eine andere.`,
  },
  writeWords: 'Text schreiben',
};
