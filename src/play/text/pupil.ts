import { inLanguages } from '../../shared/language/inLanguages.ts';
import { pupilText as de } from './de/pupil.ts';
import { pupilText as en } from './en/pupil.ts';

export const pupilText = inLanguages({ en, de });
