import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { bookmarkText as en } from '../en/bookmark.ts';

export const bookmarkText: Translation<typeof en> = {
  add: 'Merken',
  added: 'Gemerkt',
  label: (roomName) => `${roomName} merken`,
  failed: 'Das ließ sich nicht merken. Versuch es gleich noch einmal.',
  offerTitle: 'Melde dich an, um Räume zu merken',
  offerText:
    'Ein Konto kostet nichts, und was du dir merkst, findest du auf jedem Gerät. Danach bist du gleich wieder in diesem Raum, und er ist gemerkt.',
  logIn: 'Anmelden',
  signUp: 'Registrieren',
  later: 'Jetzt nicht',
};
