import type { embeddedText as en } from '../en/embedded.ts';
import type { Translation } from '../inLanguages.ts';

export const embeddedText: Translation<typeof en> = {
  open: 'In eigenem Fenster öffnen',
  elsewhere: 'Diese Seite passt hier nicht hinein.',
};
