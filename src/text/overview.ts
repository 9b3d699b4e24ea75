import { overviewText as de } from './de/overview.ts';
import { overviewText as en } from './en/overview.ts';
import { inLanguages } from './inLanguages.ts';

export const overviewText = inLanguages({ en, de });
