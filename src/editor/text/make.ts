import { inLanguages } from '../../shared/language/inLanguages.ts';
import { makeText as de } from './de/make.ts';
import { makeText as en } from './en/make.ts';

export const makeText = inLanguages({ en, de });
