import { inLanguages } from '../language/inLanguages.ts';
import { packsText as de } from './de/packs.ts';
import { packsText as en } from './en/packs.ts';

export const packsText = inLanguages({ en, de });
