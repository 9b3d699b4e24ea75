import type { bookmarkText as en } from '../en/bookmark.ts';
import type { Translation } from '../inLanguages.ts';

export const bookmarkText: Translation<typeof en> = {
  add: 'Merken',
  added: 'Gemerkt',
  label: (roomName) => `${roomName} merken`,
  failed: 'Das ließ sich nicht merken. Versuch es gleich noch einmal.',
  offerTitle: 'Zum Merken braucht es einen Namen',
  offerText:
    'Melde dich an, dann wartet der Raum auf jedem Gerät auf dich. Das Lesezeichen steckt dann schon.',
  later: 'Jetzt nicht',
};
