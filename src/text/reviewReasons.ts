import { reviewReasonsText as de } from './de/reviewReasons.ts';
import { reviewReasonsText as en } from './en/reviewReasons.ts';
import { inLanguages } from './inLanguages.ts';

export const reviewReasonsText = inLanguages({ en, de });
