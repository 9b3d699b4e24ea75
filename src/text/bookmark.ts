import { bookmarkText as de } from './de/bookmark.ts';
import { bookmarkText as en } from './en/bookmark.ts';
import { inLanguages } from './inLanguages.ts';

export const bookmarkText = inLanguages({ en, de });
