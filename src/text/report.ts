import { reportText as de } from './de/report.ts';
import { reportText as en } from './en/report.ts';
import { inLanguages } from './inLanguages.ts';

export const reportText = inLanguages({ en, de });
