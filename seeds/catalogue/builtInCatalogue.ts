import { backgroundCatalogue, itemCatalogue } from '../../art/catalogue.ts';
import { starters } from '../starters.ts';
import likenesses from './likenesses.json' with { type: 'json' };
import type { BuiltInCatalogue } from './seedCatalogue.ts';

/**
 * Starters of earlier versions. They are no longer offered, since they are published rooms now, whose answers
 * must stay secret.
 */
const FORMER_STARTERS = [
  'kept-in',
  'clockmakers-study',
  'airlock-seven',
  'cup-of-sugar',
  'practical-examination',
  'tax-collectors-tomb',
];

/** The catalogue of this version of the program. */
export const builtInCatalogue: BuiltInCatalogue = {
  items: itemCatalogue,
  backgrounds: backgroundCatalogue,
  starters,
  formerStarters: FORMER_STARTERS,
  likenesses,
};
