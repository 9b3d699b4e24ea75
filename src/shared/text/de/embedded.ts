import type { Translation } from '../../language/inLanguages.ts';
import type { embeddedText as en } from '../en/embedded.ts';

export const embeddedText: Translation<typeof en> = {
  open: 'In neuem Fenster öffnen',
  elsewhere: 'Diese Seite lässt sich nicht in einer anderen zeigen. Öffne sie in einem neuen Fenster.',
};
