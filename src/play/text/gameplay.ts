import { inLanguages } from '../../shared/language/inLanguages.ts';
import { gameplayText as de } from './de/gameplay.ts';
import { gameplayText as en } from './en/gameplay.ts';

export const gameplayText = inLanguages({ en, de });
