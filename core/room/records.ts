import type { Room } from './model.ts';

/** Tells which part of the app owns each field of a room; defined only here. */

/** The creator's work: what editing changes and what a new room can copy. */
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

/** Set by the server: the owner, the revision, what is live. A save keeps the stored values. */
const SETTLED = [
  'revision',
  'publishedVersion',
  'isPublished',
  'creator',
  'creatorId',
] as const satisfies readonly (keyof Room)[];

/** Computed from the contents by a save. */
const DERIVED = ['imageUrl', 'error'] as const satisfies readonly (keyof Room)[];

export type Contents = Pick<Room, (typeof CONTENTS)[number]>;
type SettledFields = Pick<Room, (typeof SETTLED)[number]>;
export type Records = Pick<Room, (typeof SETTLED)[number] | (typeof DERIVED)[number]>;

/** Returns the creator's work in a room, or in anything that has it. */
export function contentsOf(source: Contents): Contents {
  return pick(source, CONTENTS);
}

/** Returns the fields that the server sets; a save takes them from what is stored. */
export function settledFieldsOf(room: Room): SettledFields {
  return pick(room, SETTLED);
}

/**
 * Returns everything that saving and publishing write into a room. It belongs to the present room, so undo
 * and redo keep it.
 */
export function recordsOf(room: Room): Records {
  return pick(room, [...SETTLED, ...DERIVED]);
}

/** Returns a room as it enters an account under a new id: never saved, never published, without a cover. */
export function asNewRoom(room: Room): Room {
  return { ...room, revision: 0, publishedVersion: 0, isPublished: false, imageUrl: '' };
}

function pick<Field extends keyof Room>(
  source: Pick<Room, Field>,
  fields: readonly Field[],
): Pick<Room, Field> {
  return Object.fromEntries(fields.map((field) => [field, source[field]])) as Pick<Room, Field>;
}
