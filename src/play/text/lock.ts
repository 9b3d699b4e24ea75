import { inLanguages } from '../../shared/language/inLanguages.ts';
import { lockText as de } from './de/lock.ts';
import { lockText as en } from './en/lock.ts';

export const lockText = inLanguages({ en, de });
