import { inLanguages } from '../../shared/language/inLanguages.ts';
import { previewText as de } from './de/preview.ts';
import { previewText as en } from './en/preview.ts';

export const previewText = inLanguages({ en, de });
