import { inLanguages } from '../../shared/language/inLanguages.ts';
import { roomViewText as de } from './de/roomView.ts';
import { roomViewText as en } from './en/roomView.ts';

export const roomViewText = inLanguages({ en, de });
