import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { roomViewText as en } from '../en/roomView.ts';

export const roomViewText: Translation<typeof en> = {
  wide: 'Größer',
  narrow: 'Kleiner',
  wideHelp: 'Das ganze Fenster mit dem Raum füllen',
  narrowHelp: 'Zurück zur üblichen Größe',
  wideOffer: (key) => `Zu klein? „Größer“ oder die Taste ${key} füllt das Fenster mit dem Raum.`,
  fullScreen: 'Vollbild',
  label: 'Blick in den Raum',
  nearer: 'Vergrößern',
  farther: 'Verkleinern',
  left: 'Nach links',
  right: 'Nach rechts',
  larger: 'Schrift und Bilder größer',
  living: 'Flammen und Staub bewegen sich',
  still: 'Flammen und Staub stehen still',
  turn: 'Dreh dein Gerät quer, dann ist der Raum doppelt so groß.',
  tallHere: 'Größer',
  known: 'Verstanden',
};
