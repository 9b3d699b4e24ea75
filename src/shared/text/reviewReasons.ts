import { inLanguages } from '../language/inLanguages.ts';
import { reviewReasonsText as de } from './de/reviewReasons.ts';
import { reviewReasonsText as en } from './en/reviewReasons.ts';

export const reviewReasonsText = inLanguages({ en, de });
