import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { frameText as en } from '../en/frame.ts';

export const frameText: Translation<typeof en> = {
  fold: { palette: 'Palette einklappen', panel: 'Einstellungen einklappen' },
  unfold: { palette: 'Palette ausklappen', panel: 'Einstellungen ausklappen' },
  lowerSheet: 'Leiste nach unten schieben',
  raiseSheet: 'Leiste nach oben schieben',
};
