import { recordsText as de } from './de/records.ts';
import { recordsText as en } from './en/records.ts';
import { inLanguages } from './inLanguages.ts';

export const recordsText = inLanguages({ en, de });
