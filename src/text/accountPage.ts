import { accountPageText as de } from './de/accountPage.ts';
import { accountPageText as en } from './en/accountPage.ts';
import { inLanguages } from './inLanguages.ts';

export const accountPageText = inLanguages({ en, de });
