import { embeddedText as de } from './de/embedded.ts';
import { embeddedText as en } from './en/embedded.ts';
import { inLanguages } from './inLanguages.ts';

export const embeddedText = inLanguages({ en, de });
