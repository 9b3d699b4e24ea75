import { backgroundCatalogue, itemCatalogue } from '../../art/catalogue.ts';
import { demoRooms } from '../demoRooms.ts';
import type { BuiltInCatalogue } from './seedCatalogue.ts';

/** What this version of the program brings along for the editor. */
export const builtInCatalogue: BuiltInCatalogue = {
  items: itemCatalogue,
  backgrounds: backgroundCatalogue,
  starters: demoRooms,
};
