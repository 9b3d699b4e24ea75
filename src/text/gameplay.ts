import { gameplayText as de } from './de/gameplay.ts';
import { gameplayText as en } from './en/gameplay.ts';
import { inLanguages } from './inLanguages.ts';

export const gameplayText = inLanguages({ en, de });
