import type { HitBox, Position, Variants } from '../catalogue/model.ts';
import type { Hiding } from '../report/report.ts';
import type { KeyOf } from '../TextOf.ts';
import type { Difficulty } from './difficulty.ts';

export const SCHEMA_VERSION = 1;

/** An item's id within its room; it never leaves the judge of a play (P12). */
export type ItemId = KeyOf<'ItemId'>;

/** The door's id in every room: it outlives each change of door, and a room without it has no door (R5). */
export const DOOR_ID: ItemId = 'door';

export type ItemState = 'default' | 'opened';
export type UnlockMethod = 'password' | 'item';
/** How an entered password is compared (P7): `folded` forgives case, width, spaces and accents. */
export type PasswordMatch = 'folded' | 'exact';

/** The ready messages (R9): texts of ours, which the screens put into words. */
export const READY_DESCRIPTIONS = [
  'nothingSpecial',
  'locked',
  'needsKey',
  'needsCode',
  'empty',
  'useful',
  'lookCloser',
  'outOfPlace',
] as const;
export type ReadyDescription = (typeof READY_DESCRIPTIONS)[number];

export const DESCRIPTIONS = ['none', 'custom', ...READY_DESCRIPTIONS] as const;
export type Description = (typeof DESCRIPTIONS)[number];

/** What a click does instead of P4–P6 (R10). Data, never code. */
export interface OnClick {
  type: 'none' | 'message' | 'toggle';
}

/** One item of a room (SPEC §3, R1). */
export interface ItemConfig {
  /** The catalogue entry it was made from. */
  catalogueId: string;
  /** What the creator and screen readers call it. */
  name: string;
  /** Address of its present picture: `variants[color][state]`. */
  uri: string;
  variants: Variants;
  color: string;
  state: ItemState;
  /** Height of the picture by its width. */
  aspect: number;
  hitBox: HitBox;
  /** Top-left corner, in percent of the stage's width and height (R3). */
  position: Position;
  /** Percent of the stage's width; the height follows the picture (R3). */
  width: number;
  isPositionLocked: boolean;
  /** True in every stored room (R6). */
  visible: boolean;
  isAddableToInventory: boolean;
  description: Description;
  /** Text for `description: 'custom'` alone, else empty (R9). */
  customDescription: string;
  isHidingAnotherItem: boolean;
  /** The item it hides (R7, R8). */
  itemToHide: ItemId | null;
  /** True exactly while another item hides it (R7). */
  isHidden: boolean;
  /** The creator's setting: starts locked (R6). */
  isItemLocked: boolean;
  /** The state in play; in a stored room equal to `isItemLocked` (R6). */
  isLocked: boolean;
  unlockMethod: UnlockMethod;
  /** Empty unless locked by password. */
  unlockPassword: string;
  passwordMatch: PasswordMatch;
  /** The creator's word that a picture shows the password of this lock, since no text holds it (S6). */
  isClueInPicture: boolean;
  /** On a locked item: the item that unlocks it, its key (R8). */
  itemToUnlock: ItemId | null;
  onClick?: OnClick;
}

/** The background picture with its light, copied from the catalogue so that a room needs no look-up. */
export interface Background {
  /** Stable address (R11). */
  uri: string;
  /** `#rrggbb`, multiplied into every item's picture. */
  ambient: string;
}

/** The creator's document `rooms/{id}` (SPEC §3, R1). */
export interface Room {
  schemaVersion: number;
  /** Counts acknowledged saves; a save names the revision it started from, so two tabs never overwrite each other. */
  revision: number;
  /** The live version's number, 0 while never published. */
  publishedVersion: number;
  roomName: string;
  introduction: string;
  /** Whole minutes (R4). */
  timeLimit: number;
  itemConfigs: Readonly<Record<ItemId, ItemConfig>>;
  /** Drawing order, back to front; the door is always first (R5). */
  itemOrder: readonly ItemId[];
  /** Items ever added; only counts (E4). */
  itemCounter: number;
  background: Background;
  /** The creator's name. */
  creator: string;
  creatorId: string;
  /** True when this revision was escaped in preview. */
  isPreviewed: boolean;
  isPublished: boolean;
  /** True while the room has an error of L1. */
  error: boolean;
  /** Address of the cover picture, empty until the first save. */
  imageUrl: string;
}

/** The public document `summary/{id}` (SPEC §3). */
export interface RoomSummary {
  /** Unix seconds. */
  createdAt: number;
  creatorId: string;
  creator: string;
  isPreviewed: boolean;
  isPublished: boolean;
  roomName: string;
  /** Whole minutes. */
  timeLimit: number;
  error: boolean;
  /** Average of the ratings, 0 while there are none. */
  avgRating: number;
  /** Plays, one for each player and day. */
  count: number;
  imageUrl: string;
  /** Whether the public list shows it; else it is played by its link alone. The creator's own choice. */
  isListed: boolean;
  /** Whether the draft has moved on since the live version; false while none is live. */
  hasNewerDraft: boolean;
  /** Unix seconds of the last change of the draft; null where it is not known. */
  editedAt: number | null;
  /** Beginnings of the words of the live name (`searchWordsOf`). */
  searchWords: readonly string[];
  /** Of the live version; null while there has been none. */
  difficulty: Difficulty | null;
  /** Milliseconds of the fastest escape from the live version; null while there is none. */
  bestTime: number | null;
  /** Why an admin has closed it; null while nobody has. */
  hidden: Hiding | null;
}
