import { canvasText as de } from './de/canvas.ts';
import { canvasText as en } from './en/canvas.ts';
import { inLanguages } from './inLanguages.ts';

export const canvasText = inLanguages({ en, de });
