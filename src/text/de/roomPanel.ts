import type { roomPanelText as en } from '../en/roomPanel.ts';
import type { Translation } from '../inLanguages.ts';

export const roomPanelText: Translation<typeof en> = {
  subject: 'Was hier eingestellt wird',
  subjects: { room: 'Der Raum', scene: 'Diese Szene' },
};
