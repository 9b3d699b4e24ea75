import type { Page } from '@playwright/test';
import { chooseLanguage } from '../../../src/shared/language/language.ts';

/** What somebody reads by. */
export interface Sight {
  theme: 'dark' | 'light';
  language: 'en' | 'de';
}

/** Screens in turn: half of them by either light, and in either language. */
export const SIGHTS: readonly Sight[] = [
  { theme: 'dark', language: 'en' },
  { theme: 'light', language: 'de' },
];
/** Also longer words by the other light. */
export const ALL_SIGHTS: readonly Sight[] = [
  ...SIGHTS,
  { theme: 'dark', language: 'de' },
  { theme: 'light', language: 'en' },
];

/** From the next page on, in the browser and in the texts that it is compared with. */
export async function choose(page: Page, url: string, { theme, language }: Sight) {
  chooseLanguage(language);
  const cookies = Object.entries({ theme, 'firebase-language-override': language });
  await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url })));
}
