import { packsText as de } from './de/packs.ts';
import { packsText as en } from './en/packs.ts';
import { inLanguages } from './inLanguages.ts';

export const packsText = inLanguages({ en, de });
