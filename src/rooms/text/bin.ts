import { inLanguages } from '../../shared/language/inLanguages.ts';
import { binText as de } from './de/bin.ts';
import { binText as en } from './en/bin.ts';

export const binText = inLanguages({ en, de });
