import { appText as de } from './de/app.ts';
import { appText as en } from './en/app.ts';
import { inLanguages } from './inLanguages.ts';

export const appText = inLanguages({ en, de });
