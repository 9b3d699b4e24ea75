import type { ShownAs } from '../model.ts';

/** Words in the ids of catalogue entries that are meant to be read (O4): `loveLetter`, `old-book`. */
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

/** The library's plaques with a note of music, in each material. */
const MUSIC: ReadonlySet<string> = new Set(['stone-note', 'brass-note', 'wooden-note']);

/**
 * Returns how the text of an item from this catalogue entry is shown at first: on paper for things to read,
 * else as a caption (O4).
 */
export function usualShowing(catalogueId: string): ShownAs {
  if (MUSIC.has(catalogueId)) return 'caption';
  const words = catalogueId.split(/[^A-Za-z]+|(?=[A-Z])/);
  return words.some((word) => PAPERS.has(word.toLowerCase())) ? 'paper' : 'caption';
}
