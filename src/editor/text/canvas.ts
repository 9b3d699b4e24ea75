import { inLanguages } from '../../shared/language/inLanguages.ts';
import { canvasText as de } from './de/canvas.ts';
import { canvasText as en } from './en/canvas.ts';

export const canvasText = inLanguages({ en, de });
