import type { Translation } from '../../language/inLanguages.ts';
import type { overLimitText as en } from '../en/overLimit.ts';

export const overLimitText: Translation<typeof en> = {
  by: (over, limit) =>
    `${over === 1 ? 'Ein Zeichen' : `${over} Zeichen`} zu viel. Erlaubt sind höchstens ${limit}.`,
};
