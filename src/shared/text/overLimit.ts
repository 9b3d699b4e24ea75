import { inLanguages } from '../language/inLanguages.ts';
import { overLimitText as de } from './de/overLimit.ts';
import { overLimitText as en } from './en/overLimit.ts';

export const overLimitText = inLanguages({ en, de });
