import { libraryText as de } from './de/library.ts';
import { libraryText as en } from './en/library.ts';
import { inLanguages } from './inLanguages.ts';

export const libraryText = inLanguages({ en, de });
