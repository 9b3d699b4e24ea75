import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { readyMessagesText as en } from '../en/readyMessages.ts';

export const readyMessagesText: Translation<typeof en> = {
  nothingSpecial: 'Nichts Besonderes.',
  locked: 'Verschlossen.',
  needsKey: 'Da fehlt irgendein Schlüssel.',
  needsCode: 'Da fehlt ein Code.',
  empty: 'Leer.',
  useful: 'Das könnte nützlich sein.',
  lookCloser: 'Daran ist mehr, als man sieht.',
  outOfPlace: 'Das passt hier nicht her.',
};
