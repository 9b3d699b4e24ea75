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
/** Of the file; the room in it has a version of its own. */
const FORMAT_VERSION = 1;

/** Why a file is no room that can be taken in. */
export type RoomFileRefusal =
  | { type: 'tooLarge' }
  /** No JSON, or none of ours. */
  | { type: 'notARoom' }
  | { type: 'newerVersion' }
  /** `path`: where the first fault is. */
  | { type: 'invalid'; path: string }
  /** It shows pictures that are neither the catalogue's nor uploaded (R11). */
  | { type: 'foreignPictures' };

const fileSchema = v.looseObject({ format: v.literal(FORMAT), version: v.number(), room: v.looseObject({}) });

/** What is of an account or a moment, for the schema: a file holds none of it. */
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

/** A room as a file to be kept or handed on: the creator's work alone, answers included, nothing of the account. */
export function toRoomFile(room: Room): string {
  const kept = { schemaVersion: SCHEMA_VERSION, ...contentsOf(room) };
  return JSON.stringify({ format: FORMAT, version: FORMAT_VERSION, room: kept }, null, 1);
}

/** Reads a file from anywhere as a new room: it shows the catalogue's pictures and uploaded ones alone (R11). */
export function parseRoomFile(text: string): Result<Room, RoomFileRefusal> {
  const parsed = parseOwnRoomFile(text);
  if (!parsed.ok) return parsed;
  const room = parsed.value;
  const isOwn = hasOwnBackgrounds(room) && Object.values(room.itemConfigs).every(hasOwnPictures);
  return isOwn ? parsed : refuse({ type: 'foreignPictures' });
}

/**
 * Reads what the creator's own room was written to as a new room, through the same door as what is stored (R1, R2); what
 * does not hold together is mended, and a picture may be missing, as it may in a draft.
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
