import { accountsText as de } from './de/accounts.ts';
import { accountsText as en } from './en/accounts.ts';
import { inLanguages } from './inLanguages.ts';

export const accountsText = inLanguages({ en, de });
