import { inLanguages } from '../../shared/language/inLanguages.ts';
import { keysText as de } from './de/keys.ts';
import { keysText as en } from './en/keys.ts';

export const keysText = inLanguages({ en, de });
