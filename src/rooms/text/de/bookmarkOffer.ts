import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { bookmarkOfferText as en } from '../en/bookmarkOffer.ts';

export const bookmarkOfferText: Translation<typeof en> = {
  title: 'Melde dich an, um Räume zu merken',
  text: 'Ein Konto kostet nichts, und was du dir merkst, findest du auf jedem Gerät. Danach bist du gleich wieder in diesem Raum, und er ist gemerkt.',
  logIn: 'Anmelden',
  signUp: 'Registrieren',
  later: 'Jetzt nicht',
};
