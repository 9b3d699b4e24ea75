import { inLanguages } from '../../shared/language/inLanguages.ts';
import { joinText as de } from './de/join.ts';
import { joinText as en } from './en/join.ts';

export const joinText = inLanguages({ en, de });
