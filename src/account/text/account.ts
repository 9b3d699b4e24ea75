import { inLanguages } from '../../shared/language/inLanguages.ts';
import { accountText as de } from './de/account.ts';
import { accountText as en } from './en/account.ts';

export const accountText = inLanguages({ en, de });
