import type { Translation } from '../../language/inLanguages.ts';
import type { packsText as en } from '../en/packs.ts';

export const packsText: Translation<typeof en> = {
  names: { 'old-tales': 'Alte Märchen', 'cold-ward': 'Die kalte Station' },
};
