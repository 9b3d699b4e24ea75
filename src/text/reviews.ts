import { reviewsText as de } from './de/reviews.ts';
import { reviewsText as en } from './en/reviews.ts';
import { inLanguages } from './inLanguages.ts';

export const reviewsText = inLanguages({ en, de });
