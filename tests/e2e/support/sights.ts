import type { Page } from '@playwright/test';
import { chooseLanguage } from '../../../src/shared/language/language.ts';

/** A theme and a language. */
export interface Sight {
  theme: 'dark' | 'light';
  language: 'en' | 'de';
}

/** Screens in turn: half of them by either light, and in either language. */
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

/** Applies from the next page on, in the browser and in the expected texts. */
export async function choose(page: Page, url: string, { theme, language }: Sight) {
  chooseLanguage(language);
  const cookies = Object.entries({ theme, 'firebase-language-override': language });
  await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url })));
}
