import type { CatalogueEntry } from '../../catalogue/model.ts';
import { standInstead } from '../geometry.ts';
import { DEFAULT_DOOR, DEFAULT_LANGUAGE, DEFAULT_ROOM_NAME, DEFAULT_TIME_LIMIT } from '../limits.ts';
import { type Background, DOOR_ID, type ItemConfig, type Room, SCHEMA_VERSION, START_ID } from '../model.ts';
import { createItem } from './createItem.ts';

/** Values of the fields that version 3 added, as in a new room. */
export const SETTINGS_OF_THIRD_KIND = {
  classUse: 'whileListed',
  debrief: '',
  offersHelp: true,
} as const satisfies Partial<Room>;

/** The maker of a room; both fields are empty for a guest. */
interface Creator {
  creator: string;
  creatorId: string;
  /** A BCP 47 tag (M2). */
  language?: string;
}

/** Creates a room: one scene with only the door, at its default position (SPEC §4 "Editor", R3, M1). */
export function createRoom(door: CatalogueEntry, background: Background, creator: Creator): Room {
  return {
    schemaVersion: SCHEMA_VERSION,
    revision: 0,
    publishedVersion: 0,
    roomName: DEFAULT_ROOM_NAME,
    introduction: '',
    timeLimit: DEFAULT_TIME_LIMIT,
    itemConfigs: { [DOOR_ID]: createDoor(door) },
    itemOrder: [DOOR_ID],
    itemCounter: 1,
    background,
    scenes: { [START_ID]: { name: '', kind: 'place', background } },
    sceneOrder: [START_ID],
    coverScene: null,
    language: creator.language ?? DEFAULT_LANGUAGE,
    ending: '',
    ...SETTINGS_OF_THIRD_KIND,
    creator: creator.creator,
    creatorId: creator.creatorId,
    isPreviewed: false,
    isPublished: false,
    error: false,
    imageUrl: '',
  };
}

/** Creates a door at its default position (SPEC §9). */
export function createDoor(entry: CatalogueEntry): ItemConfig {
  const { x, y, width, aspect } = DEFAULT_DOOR;
  const standing = standInstead({ position: { x, y }, width, aspect }, entry.aspect);
  return createItem({ ...entry, width: standing.width }, standing.position);
}
