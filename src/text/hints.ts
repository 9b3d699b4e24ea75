import { hintsText as de } from './de/hints.ts';
import { hintsText as en } from './en/hints.ts';
import { inLanguages } from './inLanguages.ts';

export const hintsText = inLanguages({ en, de });
