import { overLimitText as de } from './de/overLimit.ts';
import { overLimitText as en } from './en/overLimit.ts';
import { inLanguages } from './inLanguages.ts';

export const overLimitText = inLanguages({ en, de });
