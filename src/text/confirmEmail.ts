import { confirmEmailText as de } from './de/confirmEmail.ts';
import { confirmEmailText as en } from './en/confirmEmail.ts';
import { inLanguages } from './inLanguages.ts';

export const confirmEmailText = inLanguages({ en, de });
