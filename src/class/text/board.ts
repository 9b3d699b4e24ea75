import { inLanguages } from '../../shared/language/inLanguages.ts';
import { boardText as de } from './de/board.ts';
import { boardText as en } from './en/board.ts';

export const boardText = inLanguages({ en, de });
