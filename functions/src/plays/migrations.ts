import type { Migration } from '../../../core/util/migrate.ts';
import { toScenes } from './toScenes.ts';
import { toSeats } from './toSeats.ts';

/** The version of plays as they are stored now (M1). Those of before carry no number and are of version 1. */
export const PLAY_VERSION = 4;

/** Every migration of stored plays, ascending and without gaps. */
export const PLAY_MIGRATIONS: readonly Migration[] = [
  { to: 2, name: 'scenes and more', migrate: toScenes },
  // Each version had a leaderboard of its own.
  { to: 3, name: 'leaderboards', migrate: (document) => ({ ...document, board: document.version }) },
  { to: 4, name: 'a world and its seats', migrate: toSeats },
];
