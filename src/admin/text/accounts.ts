import { inLanguages } from '../../shared/language/inLanguages.ts';
import { accountsText as de } from './de/accounts.ts';
import { accountsText as en } from './en/accounts.ts';

export const accountsText = inLanguages({ en, de });
