import { openingOf } from '../../../core/catalogue/openings.ts';
import { openingsText } from '../text/openings.ts';

/** Returns a word for the look of an opened item, for players who cannot see its picture: “open”, “lit”. */
export function lookOf(uri: string): string | undefined {
  return uri.endsWith('/opened.webp') ? openingsText.looks[openingOf(uri)] : undefined;
}
