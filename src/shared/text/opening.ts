import { inLanguages } from '../language/inLanguages.ts';
import { openingText as de } from './de/opening.ts';
import { openingText as en } from './en/opening.ts';

export const openingText = inLanguages({ en, de });
