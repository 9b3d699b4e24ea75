import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { doorText as en } from '../en/door.ts';

export const doorText: Translation<typeof en> = {
  missing: (count) => (count === 1 ? 'Ein Zeichen fehlt.' : `${count} Zeichen fehlen.`),
  wrong: 'Ein Code hat nur diese Zeichen: 2 bis 9 und A bis Z ohne I, L, O und U.',
  over: 'Diese Klasse ist beendet, und ihr Code gilt nicht mehr. Die Räume unten stehen offen.',
  failed: {
    notFound: 'Zu diesem Code gibt es keine Tür. Vielleicht ist sie schon zu; schau noch mal an die Tafel.',
    roomHidden: 'Dieser Raum wurde offline genommen.',
    tooManyRequests: 'Zu viele Versuche. Warte eine Minute und versuch es dann noch einmal.',
    offline: 'Du bist offline. Versuch es noch einmal, sobald du wieder online bist.',
    unknown: 'Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.',
  },
};
