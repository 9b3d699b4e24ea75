import type { LockMaterial } from '../catalogue/lockMaterial.ts';
import type { HitBox, Position, Variants } from '../catalogue/model.ts';
import type { Face } from '../lock/model.ts';
import type { Hiding } from '../report/report.ts';
import type { KeyOf } from '../util/TextOf.ts';
import type { Difficulty } from './lists/difficulty.ts';

/**
 * 2: scenes, faces of locks, several keys, sequences, combining, spots, texts once opened (M1).
 * 3: use with classes, questions to talk over, help for players who are stuck.
 */
export const SCHEMA_VERSION = 3;

/** An item's id within its room; never sent to players (P12). */
export type ItemId = KeyOf<'ItemId'>;

/** The door's id in every room. It survives a change of door; a room without it has no door (R5). */
export const DOOR_ID: ItemId = 'door';

/** A scene's id within its room; never sent to players (P12). */
export type SceneId = KeyOf<'SceneId'>;

/** The id that the items of a group share; never sent to players (P12). */
export type GroupId = KeyOf<'GroupId'>;

/** The scene of a new room. The first scene of other rooms is defined by `sceneOrder`. */
export const START_ID: SceneId = 'start';

export type ItemState = 'default' | 'opened';
export type UnlockMethod = 'password' | 'item' | 'sequence';
/** The comparison of entered passwords (P7): `folded` ignores case, width, spaces and accents. */
export type PasswordMatch = 'folded' | 'exact';

/** The ready-made messages (R9), translated by the screens. */
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

/** The behaviour of a click in place of P4–P6 (R10), or the scene it leads to (N2). */
export type OnClick = { type: 'none' | 'message' | 'toggle' } | { type: 'go'; to: SceneId };

/** A further effect of opening, unlocking or collecting an item: a change of a scene's background (O3). */
interface OnOpen {
  background: SceneBackground;
}

export interface SceneBackground extends Background {
  scene: SceneId;
}

/**
 * The ways to show an item's text (O4): as a caption on the stage, as paper to read, or under its enlarged
 * picture.
 */
export const SHOWN_AS = ['caption', 'paper', 'picture'] as const;
export type ShownAs = (typeof SHOWN_AS)[number];

/** The shape of a spot: an item without a picture over a part of the background (N6). */
export const SPOT_SHAPES = ['rectangle', 'ellipse'] as const;
export type SpotShape = (typeof SPOT_SHAPES)[number];

/** One item of a room (SPEC §3, R1). */
export interface ItemConfig {
  /** Id of its catalogue entry. */
  catalogueId: string;
  /** The scene it is in (M1). */
  scene: SceneId;
  /** The shape of a spot (N6); null for an item with a picture. */
  spot: SpotShape | null;
  /** Its name for the creator and for screen readers. */
  name: string;
  /** Address of its current picture: `variants[color][state]`. */
  uri: string;
  variants: Variants;
  color: string;
  state: ItemState;
  /** Height of the picture divided by its width. */
  aspect: number;
  hitBox: HitBox;
  /** Top-left corner, in percent of the stage's width and height (R3). */
  position: Position;
  /** Percent of the stage's width; the height follows from the picture (R3). */
  width: number;
  isPositionLocked: boolean;
  /** Its group in the editor: all items of its scene with the same id (E10). */
  group?: GroupId;
  /** True in every stored room (R6). */
  visible: boolean;
  isAddableToInventory: boolean;
  description: Description;
  /** Text for `description: 'custom'`; else empty (R9). */
  customDescription: string;
  /** Its text once it is open (O4); may be empty. */
  openedDescription: string;
  showsAs: ShownAs;
  /** The creator's own hints, gentlest first (O6). */
  hints: readonly string[];
  isHidingAnotherItem: boolean;
  /** The item it hides (R7, R8). */
  itemToHide: ItemId | null;
  /**
   * Further items that it hides, in the order in which they are revealed (O2); empty without `itemToHide`.
   */
  alsoHides: readonly ItemId[];
  /** True exactly if another item hides it or it is the result of a combination (R7, M4). */
  isHidden: boolean;
  /** The creator's setting: whether it starts locked (R6). */
  isItemLocked: boolean;
  /** The state in play; in a stored room equal to `isItemLocked` (R6). */
  isLocked: boolean;
  unlockMethod: UnlockMethod;
  /** The input method for the answer of a lock by password (K1). */
  face: Face;
  /** The creator's choice of the lock's material in the dialog (K2); left out if it follows the item. */
  lockMaterial?: LockMaterial;
  /** The canonical text of the answer (K1); empty unless locked by password. */
  unlockPassword: string;
  /** Further answers of the face `text` (K7). */
  alsoAccepts: readonly string[];
  /** Text after a wrong answer, in place of the default one (K7); may be empty. */
  wrongText: string;
  passwordMatch: PasswordMatch;
  /** True if the creator states that a picture shows the password, since no text contains it (S6). */
  isClueInPicture: boolean;
  /**
   * Items that the creator declares clues for this lock's answer, for riddles that the search cannot read
   * (S7); left out if there are none.
   */
  toldBy?: readonly ItemId[];
  /** On a locked item: the item that unlocks it, its key (R8). */
  itemToUnlock: ItemId | null;
  /** Further keys that the lock needs, in any order (K5); empty without `itemToUnlock`. */
  furtherKeys: readonly ItemId[];
  /** For an item locked by sequence: the items to click, in this order (K6). */
  sequence: readonly ItemId[];
  /** The other part of a combination; stored on one of the two parts only (C1). */
  combinesWith: ItemId | null;
  /** The result of the combination, stored beside `combinesWith` (C1). */
  combinesInto: ItemId | null;
  onClick?: OnClick;
  /** Null if opening changes no background (O3). */
  onOpen: OnOpen | null;
}

/** A background picture with its light, copied from the catalogue so that a room needs no lookup. */
export interface Background {
  /** Stable address (R11). */
  uri: string;
  /** `#rrggbb`, multiplied into the pictures of all items. */
  ambient: string;
}

/** A place of its own, or a close-up of something in one (N1). */
export const SCENE_KINDS = ['place', 'closeUp'] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];

/** One scene of a room (M1). */
export interface Scene {
  /** Its name in the list of places; may be empty. */
  name: string;
  kind: SceneKind;
  background: Background;
}

/**
 * The people who may play a room with a class: everybody while it is listed, everybody with its link, or only
 * its creator (Q1).
 */
export const CLASS_USES = ['whileListed', 'always', 'creatorAlone'] as const;
type ClassUse = (typeof CLASS_USES)[number];

/** The creator's document `rooms/{id}` (SPEC §3, R1, M1). */
export interface Room {
  schemaVersion: number;
  /**
   * Number of acknowledged saves. A save names the revision it started from, so that two tabs never overwrite
   * each other.
   */
  revision: number;
  /** Number of the live version; 0 if never published. */
  publishedVersion: number;
  roomName: string;
  introduction: string;
  /** Whole minutes (R4). */
  timeLimit: number;
  itemConfigs: Readonly<Record<ItemId, ItemConfig>>;
  /** Drawing order, back to front; the door is always first (R5). */
  itemOrder: readonly ItemId[];
  /** Number of items ever added; never decreases (E4). */
  itemCounter: number;
  /** The first scene's background, which the scene's own field repeats (M1). */
  background: Background;
  scenes: Readonly<Record<SceneId, Scene>>;
  /** Every scene once; the first is a place, in which plays start (N1). */
  sceneOrder: readonly SceneId[];
  /** The place shown on the cover; null, or a missing scene, stands for the first one (decision 0031). */
  coverScene: SceneId | null;
  /** Language of the room's texts, as a BCP 47 tag (M2). */
  language: string;
  /** Text shown over the open door (O6); may be empty. */
  ending: string;
  classUse: ClassUse;
  /** Questions for a class to discuss after the game, one a line (Q8); may be empty. */
  debrief: string;
  /** Whether players who have been stuck for long are offered a hint. */
  offersHelp: boolean;
  /** The creator's name. */
  creator: string;
  creatorId: string;
  /** True if this revision was escaped in preview. */
  isPreviewed: boolean;
  isPublished: boolean;
  /** True while the room has an error of L1. */
  error: boolean;
  /** Address of the cover; empty until the first save. */
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
  /** Average rating; 0 without ratings. */
  avgRating: number;
  /** Number of plays, one for each player and day. */
  count: number;
  imageUrl: string;
  /** Whether the public list shows the room; if not, only its link leads to it. The creator's choice. */
  isListed: boolean;
  /** Whether the draft has changed since the live version; false if none is live. */
  hasNewerDraft: boolean;
  /** Unix seconds of the draft's last change; null if unknown. */
  editedAt: number | null;
  /** Prefixes of the words of the live name (`searchWordsOf`). */
  searchWords: readonly string[];
  /** Difficulty of the live version; null if there is none. */
  difficulty: Difficulty | null;
  /** Maximum number of players that the live version is good for (T13); 1 if there is none. */
  goodFor: number;
  /** Milliseconds of the fastest escape from the live version; null if there is none. */
  bestTime: number | null;
  /** Language of the live version without its region, as in `pt` for `pt-BR`; null if there is none (M2). */
  language: string | null;
  /**
   * Id of the library's background on the live version's cover; null for an uploaded one, and if there is no
   * version.
   */
  coverBackground: string | null;
  /** Why an admin has hidden it; null if it is not hidden. */
  hidden: Hiding | null;
}
