import { inLanguages } from '../../shared/language/inLanguages.ts';
import { stageText as de } from './de/stage.ts';
import { stageText as en } from './en/stage.ts';

export const stageText = inLanguages({ en, de });
