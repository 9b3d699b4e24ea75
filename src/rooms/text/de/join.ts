import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { joinText as en } from '../en/join.ts';

export const joinText: Translation<typeof en> = {
  haveCode: 'Ich habe einen Code',
};
