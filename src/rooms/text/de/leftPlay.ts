import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { leftPlayText as en } from '../en/leftPlay.ts';

export const leftPlayText: Translation<typeof en> = {
  title: (roomName) => `Du warst noch in ${roomName}`,
  running: (time) => `Noch ${time} auf der Uhr. Die Kerzen brennen weiter.`,
  unlimited: 'Hier läuft keine Uhr. Die Kerzen warten auf dich.',
  paused: (time) => `Pause, noch ${time} auf der Uhr. Es hat niemand etwas angerührt.`,
  goOn: 'Wieder hinein',
};
