import { inLanguages } from '../../shared/language/inLanguages.ts';
import { welcomeMailText as de } from './de/welcomeMail.ts';
import { welcomeMailText as en } from './en/welcomeMail.ts';

export const welcomeMailText = inLanguages({ en, de });
