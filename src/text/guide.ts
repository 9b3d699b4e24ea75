import { guideText as de } from './de/guide.ts';
import { guideText as en } from './en/guide.ts';
import { inLanguages } from './inLanguages.ts';

export const guideText = inLanguages({ en, de });
