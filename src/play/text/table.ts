import { inLanguages } from '../../shared/language/inLanguages.ts';
import { tableText as de } from './de/table.ts';
import { tableText as en } from './en/table.ts';

export const tableText = inLanguages({ en, de });
