import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { frameText as en } from '../en/frame.ts';

export const frameText: Translation<typeof en> = {
  fold: { palette: 'Palette einklappen', panel: 'Einstellungen einklappen' },
  unfold: { palette: 'Palette ausklappen', panel: 'Einstellungen ausklappen' },
  lowerSheet: 'Nach unten schieben',
  raiseSheet: 'Nach oben schieben',
};
