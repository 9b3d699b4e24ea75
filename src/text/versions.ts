import { versionsText as de } from './de/versions.ts';
import { versionsText as en } from './en/versions.ts';
import { inLanguages } from './inLanguages.ts';

export const versionsText = inLanguages({ en, de });
