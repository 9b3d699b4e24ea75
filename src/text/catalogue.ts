import { catalogueText as de } from './de/catalogue.ts';
import { catalogueText as en } from './en/catalogue.ts';
import { inLanguages } from './inLanguages.ts';

export const catalogueText = inLanguages({ en, de });
