import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { bookmarkText as en } from '../en/bookmark.ts';

export const bookmarkText: Translation<typeof en> = {
  add: 'Merken',
  added: 'Gemerkt',
  label: (roomName) => `${roomName} merken`,
  failed: 'Das ließ sich nicht merken. Versuch es gleich noch einmal.',
  offerTitle: 'Zum Merken braucht es einen Namen',
  offerText:
    'Ein Konto kostet nichts, und der Raum wartet dann auf jedem Gerät auf dich. Danach bist du gleich wieder hier, und das Lesezeichen steckt.',
  logIn: 'Anmelden',
  signUp: 'Registrieren',
  later: 'Jetzt nicht',
};
