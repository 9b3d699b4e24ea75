import { accountText as de } from './de/account.ts';
import { accountText as en } from './en/account.ts';
import { inLanguages } from './inLanguages.ts';

export const accountText = inLanguages({ en, de });
