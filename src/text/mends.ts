import { mendsText as de } from './de/mends.ts';
import { mendsText as en } from './en/mends.ts';
import { inLanguages } from './inLanguages.ts';

export const mendsText = inLanguages({ en, de });
