import { inLanguages } from '../../shared/language/inLanguages.ts';
import { openingsText as de } from './de/openings.ts';
import { openingsText as en } from './en/openings.ts';

export const openingsText = inLanguages({ en, de });
