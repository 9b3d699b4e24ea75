import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { roomViewText as en } from '../en/roomView.ts';

export const roomViewText: Translation<typeof en> = {
  wide: 'Größer',
  narrow: 'Kleiner',
  wideHelp: 'Den Raum das ganze Fenster füllen lassen',
  narrowHelp: 'Den Raum wieder so groß wie sonst zeigen',
  wideOffer: 'Der Raum kann das ganze Fenster füllen.',
  fullScreen: 'Vollbild',
  label: 'Blick in den Raum',
  nearer: 'Näher',
  farther: 'Weiter weg',
  left: 'Nach links',
  right: 'Nach rechts',
  larger: 'Schrift und Bilder größer',
  living: 'Flammen und Staub bewegen sich',
  still: 'Flammen und Staub stehen still',
  turn: 'Quer gehalten ist der Raum doppelt so groß.',
  turnToSeeAll: 'Dreh es quer, dann siehst du alles.',
  tallHere: 'Größer',
  known: 'Weiß ich',
};
