import { openingText as de } from './de/opening.ts';
import { openingText as en } from './en/opening.ts';
import { inLanguages } from './inLanguages.ts';

export const openingText = inLanguages({ en, de });
