import { inLanguages } from '../language/inLanguages.ts';
import { libraryText as de } from './de/library.ts';
import { libraryText as en } from './en/library.ts';

export const libraryText = inLanguages({ en, de });
