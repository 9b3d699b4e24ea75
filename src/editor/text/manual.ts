import { inLanguages } from '../../shared/language/inLanguages.ts';
import { manualText as de } from './de/manual.ts';
import { manualText as en } from './en/manual.ts';

export const manualText = inLanguages({ en, de });
