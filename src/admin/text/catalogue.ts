import { inLanguages } from '../../shared/language/inLanguages.ts';
import { catalogueText as de } from './de/catalogue.ts';
import { catalogueText as en } from './en/catalogue.ts';

export const catalogueText = inLanguages({ en, de });
