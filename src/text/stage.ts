import { stageText as de } from './de/stage.ts';
import { stageText as en } from './en/stage.ts';
import { inLanguages } from './inLanguages.ts';

export const stageText = inLanguages({ en, de });
