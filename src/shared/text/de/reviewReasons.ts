import type { Translation } from '../../language/inLanguages.ts';
import type { reviewReasonsText as en } from '../en/reviewReasons.ts';

export const reviewReasonsText: Translation<typeof en> = {
  notTheirs: 'Sieht nach fremder Arbeit aus',
  offTheFloor: 'Schwebt oder ist abgeschnitten',
  wrongLight: 'Licht von der falschen Seite',
  tooSmall: 'Zu klein oder unscharf',
  showsPerson: 'Zeigt eine Person oder Marke',
  other: 'Passt nicht dazu',
};
