import { inLanguages } from '../../shared/language/inLanguages.ts';
import { bookmarkText as de } from './de/bookmark.ts';
import { bookmarkText as en } from './en/bookmark.ts';

export const bookmarkText = inLanguages({ en, de });
