import { inLanguages } from '../../shared/language/inLanguages.ts';
import { confirmEmailText as de } from './de/confirmEmail.ts';
import { confirmEmailText as en } from './en/confirmEmail.ts';

export const confirmEmailText = inLanguages({ en, de });
