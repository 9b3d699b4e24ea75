import { accountText as en } from './en/account.ts';
import { inLanguages } from './inLanguages.ts';

export const accountText = inLanguages({ en, de: en });
