import { inLanguages } from '../../shared/language/inLanguages.ts';
import { recordsText as de } from './de/records.ts';
import { recordsText as en } from './en/records.ts';

export const recordsText = inLanguages({ en, de });
