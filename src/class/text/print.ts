import { inLanguages } from '../../shared/language/inLanguages.ts';
import { printText as de } from './de/print.ts';
import { printText as en } from './en/print.ts';

export const printText = inLanguages({ en, de });
