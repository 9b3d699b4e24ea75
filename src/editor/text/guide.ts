import { inLanguages } from '../../shared/language/inLanguages.ts';
import { guideText as de } from './de/guide.ts';
import { guideText as en } from './en/guide.ts';

export const guideText = inLanguages({ en, de });
