import { openingOf } from '../../../core/catalogue/openings.ts';
import { openingsText } from '../text/openings.ts';

/** How something that has opened looks, for whoever cannot see its picture: “open”, “lit”. */
export function lookOf(uri: string): string | undefined {
  return uri.endsWith('/opened.webp') ? openingsText.looks[openingOf(uri)] : undefined;
}
