import { inLanguages } from '../../shared/language/inLanguages.ts';
import { versionsText as de } from './de/versions.ts';
import { versionsText as en } from './en/versions.ts';

export const versionsText = inLanguages({ en, de });
