import { publishingText as de } from './de/publishing.ts';
import { publishingText as en } from './en/publishing.ts';
import { inLanguages } from './inLanguages.ts';

export const publishingText = inLanguages({ en, de });
