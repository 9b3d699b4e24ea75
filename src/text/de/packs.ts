import type { packsText as en } from '../en/packs.ts';
import type { Translation } from '../inLanguages.ts';

export const packsText: Translation<typeof en> = {
  names: { 'old-tales': 'Alte Märchen', 'cold-ward': 'Die kalte Station' },
};
