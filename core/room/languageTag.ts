import { DEFAULT_LANGUAGE } from './limits.ts';

/** The shape of a BCP 47 tag: `de`, `pt-BR`, `zh-Hant-TW` (M2). */
const SHAPE = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,4}$/;

/** Whether a text is a language tag that browsers take (M2): of some shape they refuse two regions, or a variant twice. */
export function isLanguageTag(tag: string): boolean {
  return SHAPE.test(tag) && isTaken(tag);
}

/** The tag by as much of its beginning as browsers take, the usual language where that is nothing: `de-DE` of `de-DE-AT`. */
export function mendLanguageTag(tag: string): string {
  const parts = tag.slice(0, LONGEST).split(/[-_]/);
  const beginnings = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
  return beginnings.find(isLanguageTag) ?? DEFAULT_LANGUAGE;
}

/** Letters of the longest tag of that shape. */
const LONGEST = 3 + 4 * 9;

function isTaken(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
