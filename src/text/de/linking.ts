import type { linkingText as en } from '../en/linking.ts';
import type { Translation } from '../inLanguages.ts';

export const linkingText: Translation<typeof en> = {
  begin: 'Schlüssel für …, verstecken in …',
  handle: 'Zieh es auf das, was es öffnet, oder in sein Versteck',
  says: (name) => `Was öffnet „${name}“, oder worin steckt es? Wähle es aus.`,
  nothing: (name) => `„${name}“ öffnet hier nichts, und nichts kann es verstecken.`,
  ask: (name, other) => `${name} und ${other}`,
  choices: {
    opens: (other) => `Schlüssel für: ${other}`,
    hides: (other) => `Verstecken in: ${other}`,
  },
  made: {
    opens: (name, other) => `„${name}“ öffnet jetzt: ${other}.`,
    hides: (name, other) => `„${name}“ steckt jetzt in: ${other}.`,
  },
};
