import { endText as de } from './de/ending.ts';
import { endText as en } from './en/ending.ts';
import { inLanguages } from './inLanguages.ts';

export const endText = inLanguages({ en, de });
