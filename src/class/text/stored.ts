import type { Language } from '../../shared/language/language.ts';
import { storedText as de } from './de/stored.ts';
import { storedText as en } from './en/stored.ts';

/** The texts in a language that the reader chooses for this page alone. */
export const storedTexts: Readonly<Record<Language, typeof de>> = { en, de };
