import { linkingText as de } from './de/linking.ts';
import { linkingText as en } from './en/linking.ts';
import { inLanguages } from './inLanguages.ts';

export const linkingText = inLanguages({ en, de });
