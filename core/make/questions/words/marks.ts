import type { SymbolSign } from '../../../lock/signs/signs.ts';
import type { NounWords } from '../../words/things.ts';

/**
 * The marks that papers share with their locks, so that no clue is far from its lock without a pointer (G4). A key would
 * be taken for one, and a skull is nothing for a classroom.
 */
export const MARKS = {
  star: { en: 'star', de: 'm Stern' },
  moon: { en: 'moon', de: 'm Mond' },
  sun: { en: 'sun', de: 'f Sonne' },
  cloud: { en: 'cloud', de: 'f Wolke' },
  bolt: { en: 'bolt of lightning', de: 'm Blitz' },
  drop: { en: 'drop', de: 'm Tropfen' },
  flame: { en: 'flame', de: 'f Flamme' },
  leaf: { en: 'leaf', de: 'n Blatt' },
  tree: { en: 'tree', de: 'm Baum' },
  flower: { en: 'flower', de: 'f Blume' },
  mountain: { en: 'mountain', de: 'm Berg' },
  wave: { en: 'wave', de: 'f Welle' },
  fish: { en: 'fish', de: 'm Fisch' },
  bird: { en: 'bird', de: 'm Vogel' },
  eye: { en: 'eye', de: 'n Auge' },
  hand: { en: 'hand', de: 'f Hand' },
  heart: { en: 'heart', de: 'n Herz' },
  crown: { en: 'crown', de: 'f Krone' },
  bell: { en: 'bell', de: 'f Glocke' },
  anchor: { en: 'anchor', de: 'm Anker' },
  hourglass: { en: 'hourglass', de: 'f Sanduhr' },
  spiral: { en: 'spiral', de: 'f Spirale' },
} as const satisfies Partial<Readonly<Record<SymbolSign, NounWords>>>;

export type Mark = keyof typeof MARKS;
export const MARK_NAMES = Object.keys(MARKS) as readonly Mark[];
