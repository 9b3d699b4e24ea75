import type { Page } from '@playwright/test';
import { chooseLanguage } from '../../../src/shared/language/language.ts';

/** A theme and a language. */
export interface Sight {
  theme: 'dark' | 'light';
  language: 'en' | 'de';
}

/** The combinations that screens take in turn, so that half of them are tested in each theme and in each language. */
export const SIGHTS: readonly Sight[] = [
  { theme: 'dark', language: 'en' },
  { theme: 'light', language: 'de' },
];
/** Both themes, and the language with longer words. */
export const ALL_SIGHTS: readonly Sight[] = [
  ...SIGHTS,
  { theme: 'dark', language: 'de' },
  { theme: 'light', language: 'en' },
];

/** Chooses theme and language, from the next page on: in the browser, and in the texts that the test expects. */
export async function choose(page: Page, url: string, { theme, language }: Sight) {
  chooseLanguage(language);
  const cookies = Object.entries({ theme, 'firebase-language-override': language });
  await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url })));
}
