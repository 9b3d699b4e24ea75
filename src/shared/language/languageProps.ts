import { directionOf } from '../../../core/room/directionOf.ts';

/** Attributes of an element with text in some language. */
export interface LanguageProps {
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
}

/**
 * Language attributes for a creator's text (M2): for screen readers, with the text's own direction. Empty if
 * the language is unknown.
 */
export function languageProps(tag: string | null | undefined): LanguageProps {
  return tag ? { lang: tag, dir: directionOf(tag) } : {};
}
