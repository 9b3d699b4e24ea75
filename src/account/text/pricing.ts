import { inLanguages } from '../../shared/language/inLanguages.ts';
import { pricingText as de } from './de/pricing.ts';
import { pricingText as en } from './en/pricing.ts';

export const pricingText = inLanguages({ en, de });
