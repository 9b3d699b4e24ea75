import { inLanguages } from '../../shared/language/inLanguages.ts';
import { publishingText as de } from './de/publishing.ts';
import { publishingText as en } from './en/publishing.ts';

export const publishingText = inLanguages({ en, de });
