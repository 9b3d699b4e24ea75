import { frameText as de } from './de/frame.ts';
import { frameText as en } from './en/frame.ts';
import { inLanguages } from './inLanguages.ts';

export const frameText = inLanguages({ en, de });
