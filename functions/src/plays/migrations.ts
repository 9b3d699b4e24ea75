import type { Migration } from '../../../core/util/migrate.ts';
import { toScenes } from './toScenes.ts';
import { toSeats } from './toSeats.ts';

/** The present version of stored plays (M1). Plays without a number are version 1. */
export const PLAY_VERSION = 5;

/** Every migration of stored plays, ascending and without gaps. */
export const PLAY_MIGRATIONS: readonly Migration[] = [
  { to: 2, name: 'scenes and more', migrate: toScenes },
  // Each version had its own leaderboard.
  { to: 3, name: 'leaderboards', migrate: (document) => ({ ...document, board: document.version }) },
  { to: 4, name: 'a world and its seats', migrate: toSeats },
  {
    to: 5,
    name: 'the world as text',
    migrate: (document) => ({ ...document, world: JSON.stringify(document.world) }),
  },
];
