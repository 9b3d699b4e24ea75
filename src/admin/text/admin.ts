import { inLanguages } from '../../shared/language/inLanguages.ts';
import { adminText as de } from './de/admin.ts';
import { adminText as en } from './en/admin.ts';

export const adminText = inLanguages({ en, de });
