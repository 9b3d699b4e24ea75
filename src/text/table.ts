import { tableText as de } from './de/table.ts';
import { tableText as en } from './en/table.ts';
import { inLanguages } from './inLanguages.ts';

export const tableText = inLanguages({ en, de });
