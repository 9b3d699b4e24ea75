import { showingText as de } from './de/showing.ts';
import { showingText as en } from './en/showing.ts';
import { inLanguages } from './inLanguages.ts';

export const showingText = inLanguages({ en, de });
