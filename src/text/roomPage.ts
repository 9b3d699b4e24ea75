import { roomPageText as de } from './de/roomPage.ts';
import { roomPageText as en } from './en/roomPage.ts';
import { inLanguages } from './inLanguages.ts';

export const roomPageText = inLanguages({ en, de });
