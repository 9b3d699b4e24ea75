import { inLanguages } from '../../shared/language/inLanguages.ts';
import { landingText as de } from './de/landing.ts';
import { landingText as en } from './en/landing.ts';

export const landingText = inLanguages({ en, de });
