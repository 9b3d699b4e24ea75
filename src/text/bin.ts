import { binText as de } from './de/bin.ts';
import { binText as en } from './en/bin.ts';
import { inLanguages } from './inLanguages.ts';

export const binText = inLanguages({ en, de });
