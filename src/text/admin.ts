import { adminText as de } from './de/admin.ts';
import { adminText as en } from './en/admin.ts';
import { inLanguages } from './inLanguages.ts';

export const adminText = inLanguages({ en, de });
