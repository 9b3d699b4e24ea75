import { backgroundCatalogue, itemCatalogue } from '../../art/catalogue.ts';
import { starters } from '../starters.ts';
import likenesses from './likenesses.json' with { type: 'json' };
import type { BuiltInCatalogue } from './seedCatalogue.ts';

/** Offered until they became what they had been all along: rooms that are published, whose codes nobody may read. */
const FORMER_STARTERS = [
  'kept-in',
  'clockmakers-study',
  'airlock-seven',
  'cup-of-sugar',
  'practical-examination',
  'tax-collectors-tomb',
];

/** What this version of the program brings along for the editor. */
export const builtInCatalogue: BuiltInCatalogue = {
  items: itemCatalogue,
  backgrounds: backgroundCatalogue,
  starters,
  formerStarters: FORMER_STARTERS,
  likenesses,
};
