import type { StoredRoom } from './storedRoom.ts';
import { toSecondKind } from './toSecondKind.ts';

/** One step that brings a room from version `to - 1` to version `to` (R2). */
export interface Migration {
  to: number;
  name: string;
  migrate: (room: StoredRoom) => StoredRoom;
}

/** Every migration, ascending and without gaps. */
const MIGRATIONS: readonly Migration[] = [{ to: 2, name: 'rooms of the second kind', migrate: toSecondKind }];

/** Brings an older room up to the newest version, one numbered step after the other (R2). */
export function migrate(
  room: StoredRoom,
  version: number,
  migrations: readonly Migration[] = MIGRATIONS,
): StoredRoom {
  return migrations
    .filter((migration) => migration.to > version)
    .reduce((older, { to, migrate }) => ({ ...migrate(older), schemaVersion: to }), room);
}
