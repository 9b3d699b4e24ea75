import type { Item } from '../../defineItem.ts';
import { books } from './books.ts';
import { clock } from './clock.ts';
import { globe } from './globe.ts';
import { lamp } from './lamp.ts';
import { note } from './note.ts';
import { painting } from './painting.ts';
import { plant } from './plant.ts';
import { rug } from './rug.ts';

/** All decorations, in the order of the palette. */
export const decorations: readonly Item[] = [note, painting, clock, rug, plant, books, globe, lamp];
