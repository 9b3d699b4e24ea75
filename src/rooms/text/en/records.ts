import { createFormats } from '../../../shared/language/formats.ts';

const { counted } = createFormats('en');

/** Texts of an escape wherever it is listed. */
export const recordsText = {
  /** Help used for an escape. */
  help: {
    allowances: {
      halfMore: 'with 50 % more time',
      triple: 'with three times the time',
      unlimited: 'without a time limit',
    },
    hintsAsked: (hints: number) => counted(hints, 'hint', 'hints'),
    stepTaken: 'one step was solved by a hint',
  },
  nameless: 'Anonymous',
};
