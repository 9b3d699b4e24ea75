import { inLanguages } from '../../shared/language/inLanguages.ts';
import { overviewText as de } from './de/overview.ts';
import { overviewText as en } from './en/overview.ts';

export const overviewText = inLanguages({ en, de });
