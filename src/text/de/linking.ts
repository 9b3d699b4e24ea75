import type { linkingText as en } from '../en/linking.ts';
import type { Translation } from '../inLanguages.ts';

export const linkingText: Translation<typeof en> = {
  begin: 'Schlüssel oder Hinweis für …, verstecken in …',
  handle: 'Zieh es auf das, was es öffnet oder verrät, oder in sein Versteck',
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
    combines: (other) => `Verbinden mit: ${other} …`,
  },
  made: {
    opens: (name, other) => `„${name}“ öffnet jetzt: ${other}.`,
    tells: (name, other) => `„${name}“ verrät jetzt: ${other}. Der Text bleibt, wie er ist.`,
    hides: (name, other) => `„${name}“ steckt jetzt in: ${other}.`,
  },
};
