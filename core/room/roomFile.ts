import * as v from 'valibot';
import { parseWith } from '../util/parseWith.ts';
import { readJson } from '../util/readJson.ts';
import { type Result, refuse, success } from '../util/result.ts';
import { LIMITS } from './limits.ts';
import { parseRoom } from './load/parseRoom.ts';
import { type Room, SCHEMA_VERSION } from './model.ts';
import { hasOwnBackgrounds, hasOwnPictures } from './pictures/foreignPictures.ts';
import { asNewRoom, contentsOf } from './records.ts';
import { sizeOf } from './sizeOf.ts';

const FORMAT = 'escape-room';
/** Version of the file format; the room inside has its own. */
const FORMAT_VERSION = 1;

/** Why a file is refused as a room. */
export type RoomFileRefusal =
  | { type: 'tooLarge' }
  /** Not JSON, or not a file of this app. */
  | { type: 'notARoom' }
  | { type: 'newerVersion' }
  /** `path`: the path of the first fault. */
  | { type: 'invalid'; path: string }
  /** It has pictures that are neither the catalogue's nor uploaded (R11). */
  | { type: 'foreignPictures' };

const fileSchema = v.looseObject({ format: v.literal(FORMAT), version: v.number(), room: v.looseObject({}) });

/** Values for the fields that a file does not contain, so that the schema accepts it. */
const UNSETTLED = {
  revision: 0,
  publishedVersion: 0,
  creator: '',
  creatorId: '',
  isPreviewed: false,
  isPublished: false,
  error: false,
  imageUrl: '',
} as const;

/** Serializes a room as a file: only the creator's work, answers included, nothing about the account. */
export function toRoomFile(room: Room): string {
  const kept = { schemaVersion: SCHEMA_VERSION, ...contentsOf(room) };
  return JSON.stringify({ format: FORMAT, version: FORMAT_VERSION, room: kept }, null, 1);
}

/**
 * Parses a file from anywhere as a new room; refuses pictures that are neither the catalogue's nor uploaded
 * (R11).
 */
export function parseRoomFile(text: string): Result<Room, RoomFileRefusal> {
  const parsed = parseOwnRoomFile(text);
  if (!parsed.ok) return parsed;
  const room = parsed.value;
  const isOwn = hasOwnBackgrounds(room) && Object.values(room.itemConfigs).every(hasOwnPictures);
  return isOwn ? parsed : refuse({ type: 'foreignPictures' });
}

/**
 * Parses a file of the creator's own room as a new room, with the checks of a stored room (R1, R2).
 * Inconsistencies are mended, and pictures may be missing, as in a draft.
 */
export function parseOwnRoomFile(text: string): Result<Room, RoomFileRefusal> {
  if (text.length > 2 * LIMITS.roomBytes) return refuse({ type: 'tooLarge' });
  const file = parseWith(fileSchema, readJson(text));
  if (!file.ok) return refuse({ type: 'notARoom' });
  if (file.value.version > FORMAT_VERSION) return refuse({ type: 'newerVersion' });
  const parsed = parseRoom({ ...file.value.room, ...UNSETTLED });
  if (!parsed.ok)
    return refuse(
      parsed.refusal.type === 'invalid'
        ? { type: 'invalid', path: parsed.refusal.path }
        : { type: 'newerVersion' },
    );
  const { room } = parsed.value;
  return sizeOf(room) > LIMITS.roomBytes ? refuse({ type: 'tooLarge' }) : success(asNewRoom(room));
}
