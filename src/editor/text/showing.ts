import { inLanguages } from '../../shared/language/inLanguages.ts';
import { showingText as de } from './de/showing.ts';
import { showingText as en } from './en/showing.ts';

export const showingText = inLanguages({ en, de });
