import { roomViewText as de } from './de/roomView.ts';
import { roomViewText as en } from './en/roomView.ts';
import { inLanguages } from './inLanguages.ts';

export const roomViewText = inLanguages({ en, de });
