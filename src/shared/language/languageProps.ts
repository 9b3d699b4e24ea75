import { directionOf } from '../../../core/room/directionOf.ts';

/** Of an element that shows words in some language. */
export interface LanguageProps {
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
}

/** For whatever shows words that a creator wrote (M2): who reads aloud is told the language, and they run in its direction, whatever stands around them. None where it is not known. */
export function languageProps(tag: string | null | undefined): LanguageProps {
  return tag ? { lang: tag, dir: directionOf(tag) } : {};
}
