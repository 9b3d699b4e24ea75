import { inLanguages } from '../../shared/language/inLanguages.ts';
import { scoresText as de } from './de/scores.ts';
import { scoresText as en } from './en/scores.ts';

export const scoresText = inLanguages({ en, de });
