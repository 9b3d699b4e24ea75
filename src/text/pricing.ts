import { pricingText as de } from './de/pricing.ts';
import { pricingText as en } from './en/pricing.ts';
import { inLanguages } from './inLanguages.ts';

export const pricingText = inLanguages({ en, de });
