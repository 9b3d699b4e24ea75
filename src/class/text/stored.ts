import type { Language } from '../../shared/language/language.ts';
import { storedText as de } from './de/stored.ts';
import { storedText as en } from './en/stored.ts';

/** The texts of this page by language, since its reader chooses the language for it alone. */
export const storedTexts: Readonly<Record<Language, typeof de>> = { en, de };
