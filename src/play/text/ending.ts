import { inLanguages } from '../../shared/language/inLanguages.ts';
import { endText as de } from './de/ending.ts';
import { endText as en } from './en/ending.ts';

export const endText = inLanguages({ en, de });
