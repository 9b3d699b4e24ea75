import { puzzleViewText as de } from './de/puzzleView.ts';
import { puzzleViewText as en } from './en/puzzleView.ts';
import { inLanguages } from './inLanguages.ts';

export const puzzleViewText = inLanguages({ en, de });
