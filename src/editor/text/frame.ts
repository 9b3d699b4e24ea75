import { inLanguages } from '../../shared/language/inLanguages.ts';
import { frameText as de } from './de/frame.ts';
import { frameText as en } from './en/frame.ts';

export const frameText = inLanguages({ en, de });
