import type { roomViewText as en } from '../en/roomView.ts';
import type { Translation } from '../inLanguages.ts';

export const roomViewText: Translation<typeof en> = {
  wide: 'Das ganze Fenster nutzen',
  fullScreen: 'Vollbild',
};
