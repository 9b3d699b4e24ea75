import { manualText as de } from './de/manual.ts';
import { manualText as en } from './en/manual.ts';
import { inLanguages } from './inLanguages.ts';

export const manualText = inLanguages({ en, de });
