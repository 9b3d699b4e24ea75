import { inLanguages } from '../../shared/language/inLanguages.ts';
import { makeWishText as de } from './de/makeWish.ts';
import { makeWishText as en } from './en/makeWish.ts';

export const makeWishText = inLanguages({ en, de });
