import type { Translation } from '../../language/inLanguages.ts';
import type { embeddedText as en } from '../en/embedded.ts';

export const embeddedText: Translation<typeof en> = {
  open: 'In eigenem Fenster öffnen',
  elsewhere: 'Diese Seite passt hier nicht hinein.',
};
