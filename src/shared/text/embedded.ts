import { inLanguages } from '../language/inLanguages.ts';
import { embeddedText as de } from './de/embedded.ts';
import { embeddedText as en } from './en/embedded.ts';

export const embeddedText = inLanguages({ en, de });
