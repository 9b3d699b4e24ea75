import { welcomeMailText as de } from './de/welcomeMail.ts';
import { welcomeMailText as en } from './en/welcomeMail.ts';
import { inLanguages } from './inLanguages.ts';

export const welcomeMailText = inLanguages({ en, de });
