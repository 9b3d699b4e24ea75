import * as v from 'valibot';
import { migrate } from '../../util/migrate.ts';
import { type InvalidInput, parseWith } from '../../util/parseWith.ts';
import { type Result, refuse, success } from '../../util/result.ts';
import { wholeNumber } from '../../util/schemas.ts';
import { type Room, SCHEMA_VERSION } from '../model.ts';
import { mendRoom } from './mend/mendRoom.ts';
import type { RoomWarning } from './mend/warning.ts';
import { ROOM_MIGRATIONS } from './migrations.ts';
import { roomSchema } from './roomSchema.ts';

interface ParsedRoom {
  room: Room;
  /** The changes that mending made; empty for a sound room. */
  warnings: readonly RoomWarning[];
}

export type ParseRoomRefusal = InvalidInput | { type: 'newerVersion'; message: string };

const versionSchema = v.looseObject({ schemaVersion: v.pipe(wholeNumber, v.minValue(1)) });

/**
 * Parses a stored room (R1, R2): migrates older versions and mends inconsistencies with warnings, so that
 * R5–R10 hold for every returned room. A room without door or items, or over a limit, loads too (L1).
 */
export function parseRoom(input: unknown): Result<ParsedRoom, ParseRoomRefusal> {
  const versioned = parseWith(versionSchema, input);
  if (!versioned.ok) return versioned;
  const { schemaVersion } = versioned.value;
  if (schemaVersion > SCHEMA_VERSION) {
    return refuse({ type: 'newerVersion', message: 'This room was made by a newer version.' });
  }
  const parsed = parseWith(roomSchema, migrate(versioned.value, schemaVersion, ROOM_MIGRATIONS));
  return parsed.ok ? success(mendRoom(parsed.value)) : parsed;
}
