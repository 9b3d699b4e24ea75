import { inLanguages } from '../../shared/language/inLanguages.ts';
import { togetherText as de } from './de/together.ts';
import { togetherText as en } from './en/together.ts';

export const togetherText = inLanguages({ en, de });
