import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { bookmarkText as en } from '../en/bookmark.ts';

export const bookmarkText: Translation<typeof en> = {
  add: 'Merken',
  added: 'Gemerkt',
  label: (roomName) => `${roomName} merken`,
  failed: 'Das ließ sich nicht merken. Versuch es gleich noch einmal.',
};
