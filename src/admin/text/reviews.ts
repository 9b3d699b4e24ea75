import { inLanguages } from '../../shared/language/inLanguages.ts';
import { reviewsText as de } from './de/reviews.ts';
import { reviewsText as en } from './en/reviews.ts';

export const reviewsText = inLanguages({ en, de });
