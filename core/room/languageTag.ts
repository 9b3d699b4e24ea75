import { DEFAULT_LANGUAGE } from './limits.ts';

/** The shape of a BCP 47 tag: `de`, `pt-BR`, `zh-Hant-TW` (M2). */
const SHAPE = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,4}$/;

/**
 * Returns whether a text is a language tag that browsers accept (M2). They refuse some tags of the right
 * shape, such as two regions or a repeated variant.
 */
export function isLanguageTag(tag: string): boolean {
  return SHAPE.test(tag) && isTaken(tag);
}

/**
 * Shortens a tag to the longest prefix that browsers accept, else returns the default language: `de-DE-AT`
 * becomes `de-DE`.
 */
export function mendLanguageTag(tag: string): string {
  const parts = tag.slice(0, LONGEST).split(/[-_]/);
  const beginnings = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
  return beginnings.find(isLanguageTag) ?? DEFAULT_LANGUAGE;
}

/** Length of the longest tag of that shape. */
const LONGEST = 3 + 4 * 9;

function isTaken(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
