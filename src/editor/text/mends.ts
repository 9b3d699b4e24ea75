import { inLanguages } from '../../shared/language/inLanguages.ts';
import { mendsText as de } from './de/mends.ts';
import { mendsText as en } from './en/mends.ts';

export const mendsText = inLanguages({ en, de });
