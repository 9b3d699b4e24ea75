import { scoresText as de } from './de/scores.ts';
import { scoresText as en } from './en/scores.ts';
import { inLanguages } from './inLanguages.ts';

export const scoresText = inLanguages({ en, de });
