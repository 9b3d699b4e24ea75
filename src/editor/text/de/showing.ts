import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { showingText as en } from '../en/showing.ts';

export const showingText: Translation<typeof en> = {
  escape: 'Zeig mir den Weg hinaus',
  fault: 'Zeig es',
  titles: { escape: 'Der Weg hinaus', finding: 'Im Raum gezeigt' },
  stepOf: (step, of) => `${step} von ${of}`,
  towards: (step, of) => `Auf dem Weg zu Schritt ${step} von ${of}`,
  said: (count, words) => `${count}: ${words}`,
  inHand: 'In der Hand',
  steps: 'Schritte',
  stepsToCome: 'Sobald der Raum ein Rätsel ist, steht hier Schritt für Schritt der Weg hinaus.',
  stepsHelp: 'Wähle einen Schritt, um ihn im Raum zu sehen.',
  back: 'Zurück',
  next: 'Weiter',
  play: 'Abspielen',
  pause: 'Anhalten',
  pace: (pace) => (pace === 1 ? 'Doppelt so schnell abspielen' : 'Wie üblich abspielen'),
  close: 'Zurück zum Bauen',
};
