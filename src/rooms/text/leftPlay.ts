import { inLanguages } from '../../shared/language/inLanguages.ts';
import { leftPlayText as de } from './de/leftPlay.ts';
import { leftPlayText as en } from './en/leftPlay.ts';

export const leftPlayText = inLanguages({ en, de });
