import { inLanguages } from '../../shared/language/inLanguages.ts';
import { accountPageText as de } from './de/accountPage.ts';
import { accountPageText as en } from './en/accountPage.ts';

export const accountPageText = inLanguages({ en, de });
