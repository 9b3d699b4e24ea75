import { lockText as de } from './de/lock.ts';
import { lockText as en } from './en/lock.ts';
import { inLanguages } from './inLanguages.ts';

export const lockText = inLanguages({ en, de });
