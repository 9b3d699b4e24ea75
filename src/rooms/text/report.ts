import { inLanguages } from '../../shared/language/inLanguages.ts';
import { reportText as de } from './de/report.ts';
import { reportText as en } from './en/report.ts';

export const reportText = inLanguages({ en, de });
