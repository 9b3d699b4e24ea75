import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { recordsText as en } from '../en/records.ts';

const { counted } = createFormats('de');

export const recordsText: Translation<typeof en> = {
  help: {
    allowances: {
      halfMore: 'mit anderthalbfacher Zeit',
      triple: 'mit dreifacher Zeit',
      unlimited: 'ohne Zeitlimit',
    },
    hintsAsked: (hints) => counted(hints, 'Tipp', 'Tipps'),
    stepTaken: 'einen Schritt löste ein Tipp',
  },
  nameless: 'Namenlos',
};
