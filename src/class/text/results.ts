import { inLanguages } from '../../shared/language/inLanguages.ts';
import { resultsText as de } from './de/results.ts';
import { resultsText as en } from './en/results.ts';

export const resultsText = inLanguages({ en, de });
