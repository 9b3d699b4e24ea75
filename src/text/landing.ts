import { landingText as de } from './de/landing.ts';
import { landingText as en } from './en/landing.ts';
import { inLanguages } from './inLanguages.ts';

export const landingText = inLanguages({ en, de });
