import { openingsText as de } from './de/openings.ts';
import { openingsText as en } from './en/openings.ts';
import { inLanguages } from './inLanguages.ts';

export const openingsText = inLanguages({ en, de });
