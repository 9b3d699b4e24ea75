import type { ShownAs } from '../model.ts';

/** Things of the catalogue that are there to be read (O4), by the words of their ids: `loveLetter`, `old-book`. */
const PAPERS: ReadonlySet<string> = new Set([
  'note',
  'letter',
  'paper',
  'book',
  'diary',
  'map',
  'newspaper',
  'calendar',
  'poster',
  'scroll',
]);

/** How the text of a thing made from this catalogue entry is shown at first: paper is read large, all else says a line (O4). */
export function usualShowing(catalogueId: string): ShownAs {
  const words = catalogueId.split(/[^A-Za-z]+|(?=[A-Z])/);
  return words.some((word) => PAPERS.has(word.toLowerCase())) ? 'paper' : 'caption';
}
