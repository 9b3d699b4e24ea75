import { inLanguages } from '../../shared/language/inLanguages.ts';
import { bookmarkOfferText as de } from './de/bookmarkOffer.ts';
import { bookmarkOfferText as en } from './en/bookmarkOffer.ts';

export const bookmarkOfferText = inLanguages({ en, de });
