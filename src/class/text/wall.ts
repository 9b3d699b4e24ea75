import { inLanguages } from '../../shared/language/inLanguages.ts';
import { wallText as de } from './de/wall.ts';
import { wallText as en } from './en/wall.ts';

export const wallText = inLanguages({ en, de });
