import { inLanguages } from '../../shared/language/inLanguages.ts';
import { mendingText as de } from './de/mending.ts';
import { mendingText as en } from './en/mending.ts';

export const mendingText = inLanguages({ en, de });
