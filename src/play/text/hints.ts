import { inLanguages } from '../../shared/language/inLanguages.ts';
import { hintsText as de } from './de/hints.ts';
import { hintsText as en } from './en/hints.ts';

export const hintsText = inLanguages({ en, de });
