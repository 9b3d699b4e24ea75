import type { Room } from './model.ts';

/** Which fields of a room are whose, said here and nowhere else (DESIGN §4). */

/** The creator's work: what editing changes, and what another room can be begun from. */
const CONTENTS = [
  'roomName',
  'introduction',
  'timeLimit',
  'itemConfigs',
  'itemOrder',
  'itemCounter',
  'background',
  'scenes',
  'sceneOrder',
  'coverScene',
  'language',
  'ending',
  'classUse',
  'debrief',
  'offersHelp',
] as const satisfies readonly (keyof Room)[];

/** Settled by the account: whose the room is, how often it was saved, what is live of it. A save keeps what is stored. */
const SETTLED = [
  'revision',
  'publishedVersion',
  'isPublished',
  'creator',
  'creatorId',
] as const satisfies readonly (keyof Room)[];

/** What a save makes of the contents. */
const DERIVED = ['imageUrl', 'error'] as const satisfies readonly (keyof Room)[];

export type Contents = Pick<Room, (typeof CONTENTS)[number]>;
type SettledFields = Pick<Room, (typeof SETTLED)[number]>;
export type Records = Pick<Room, (typeof SETTLED)[number] | (typeof DERIVED)[number]>;

/** Of a room, or of anything that holds a room's contents. */
export function contentsOf(source: Contents): Contents {
  return pick(source, CONTENTS);
}

/** Of a room, the fields that the server settles: a save takes them from what is stored. */
export function settledFieldsOf(room: Room): SettledFields {
  return pick(room, SETTLED);
}

/** All that saving and publishing write into a room: it belongs to the present, whatever step of a history is gone to. */
export function recordsOf(room: Room): Records {
  return pick(room, [...SETTLED, ...DERIVED]);
}

/** A room as it enters an account under an id of its own: never saved, never published, without a cover. */
export function asNewRoom(room: Room): Room {
  return { ...room, revision: 0, publishedVersion: 0, isPublished: false, imageUrl: '' };
}

function pick<Field extends keyof Room>(
  source: Pick<Room, Field>,
  fields: readonly Field[],
): Pick<Room, Field> {
  return Object.fromEntries(fields.map((field) => [field, source[field]])) as Pick<Room, Field>;
}
