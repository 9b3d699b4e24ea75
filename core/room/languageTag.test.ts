import { expect, it } from 'vitest';
import { isLanguageTag, mendLanguageTag } from './languageTag.ts';

it.each([
  ['de', 'de'],
  ['pt-BR', 'pt-BR'],
  ['zh-Hant-TW', 'zh-Hant-TW'],
  ['de-DE-AT', 'de-DE'],
  ['sl-nedis-nedis', 'sl-nedis'],
  ['en-US-Latn', 'en-US'],
  ['pt_BR', 'pt-BR'],
  ['en_US.UTF-8', 'en'],
  ['', 'en'],
  ['Klingon', 'en'],
  ['x'.repeat(100_000), 'en'],
])('M2 a room in %s is read in %s', (tag, mended) => {
  expect(mendLanguageTag(tag)).toBe(mended);
  expect(isLanguageTag(tag)).toBe(tag === mended);
});
