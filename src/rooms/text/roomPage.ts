import { inLanguages } from '../../shared/language/inLanguages.ts';
import { roomPageText as de } from './de/roomPage.ts';
import { roomPageText as en } from './en/roomPage.ts';

export const roomPageText = inLanguages({ en, de });
