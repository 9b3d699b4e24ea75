import type { Migration } from '../../util/migrate.ts';
import { SETTINGS_OF_THIRD_KIND } from '../create/createRoom.ts';
import { toSecondKind } from './toSecondKind.ts';

/** Every migration of rooms, ascending and without gaps (R2). */
export const ROOM_MIGRATIONS: readonly Migration[] = [
  { to: 2, name: 'rooms of the second kind', migrate: toSecondKind },
  { to: 3, name: 'settings for classes', migrate: (room) => ({ ...room, ...SETTINGS_OF_THIRD_KIND }) },
];
