import { gameplayText as en } from './en/gameplay.ts';
import { inLanguages } from './inLanguages.ts';

export const gameplayText = inLanguages({ en, de: en });
