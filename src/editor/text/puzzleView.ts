import { inLanguages } from '../../shared/language/inLanguages.ts';
import { puzzleViewText as de } from './de/puzzleView.ts';
import { puzzleViewText as en } from './en/puzzleView.ts';

export const puzzleViewText = inLanguages({ en, de });
