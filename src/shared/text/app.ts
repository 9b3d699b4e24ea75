import { inLanguages } from '../language/inLanguages.ts';
import { appText as de } from './de/app.ts';
import { appText as en } from './en/app.ts';

export const appText = inLanguages({ en, de });
