import type { LockMaterial } from '../catalogue/lockMaterial.ts';
import type { HitBox, Position, Variants } from '../catalogue/model.ts';
import type { Face } from '../lock/model.ts';
import type { Hiding } from '../report/report.ts';
import type { KeyOf } from '../util/TextOf.ts';
import type { Difficulty } from './lists/difficulty.ts';

/**
 * 2: scenes, faces of locks, several keys, sequences, combining, spots, texts once opened (M1).
 * 3: use with classes, questions to talk over, help for who is stuck.
 */
export const SCHEMA_VERSION = 3;

/** An item's id within its room; it never leaves the judge of a play (P12). */
export type ItemId = KeyOf<'ItemId'>;

/** The door's id in every room: it outlives each change of door, and a room without it has no door (R5). */
export const DOOR_ID: ItemId = 'door';

/** A scene's id within its room; it never leaves the judge of a play (P12). */
export type SceneId = KeyOf<'SceneId'>;

/** What things that are kept together have in common; it never leaves the editor and the judge (P12). */
export type GroupId = KeyOf<'GroupId'>;

/** The scene of a new room. Which scene is the first one, the order says alone. */
export const START_ID: SceneId = 'start';

export type ItemState = 'default' | 'opened';
export type UnlockMethod = 'password' | 'item' | 'sequence';
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

/** What a click does instead of P4–P6 (R10), or where it leads (N2). Data, never code. */
export type OnClick = { type: 'none' | 'message' | 'toggle' } | { type: 'go'; to: SceneId };

/** What opening, unlocking or collecting an item changes besides: a scene's background (O3). */
export interface OnOpen {
  background: SceneBackground;
}

export interface SceneBackground extends Background {
  scene: SceneId;
}

/** How an item's text is shown (O4): as a line on the stage, as paper to be read, or under its picture, large. */
export const SHOWN_AS = ['caption', 'paper', 'picture'] as const;
export type ShownAs = (typeof SHOWN_AS)[number];

/** The shape of an item without a picture, over what the background shows (N6). */
export const SPOT_SHAPES = ['rectangle', 'ellipse'] as const;
export type SpotShape = (typeof SPOT_SHAPES)[number];

/** One item of a room (SPEC §3, R1). */
export interface ItemConfig {
  /** The catalogue entry it was made from. */
  catalogueId: string;
  /** The scene it is in (M1). */
  scene: SceneId;
  /** Without a picture, in this shape (N6); null for all that has one. */
  spot: SpotShape | null;
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
  /** What it is kept together with while one builds: all in its scene that say the same (E10). */
  group?: GroupId;
  /** True in every stored room (R6). */
  visible: boolean;
  isAddableToInventory: boolean;
  description: Description;
  /** Text for `description: 'custom'` alone, else empty (R9). */
  customDescription: string;
  /** What it says once it is open (O4); may be empty. */
  openedDescription: string;
  showsAs: ShownAs;
  /** The creator's own hints, from the gentlest on (O6). */
  hints: readonly string[];
  isHidingAnotherItem: boolean;
  /** The item it hides (R7, R8). */
  itemToHide: ItemId | null;
  /** What it hides besides, in the order in which it comes to light (O2); empty without `itemToHide`. */
  alsoHides: readonly ItemId[];
  /** True exactly while another item hides it or a combination makes it (R7, M4). */
  isHidden: boolean;
  /** The creator's setting: starts locked (R6). */
  isItemLocked: boolean;
  /** The state in play; in a stored room equal to `isItemLocked` (R6). */
  isLocked: boolean;
  unlockMethod: UnlockMethod;
  /** How the answer of a lock by password is entered (K1). */
  face: Face;
  /** What its lock is made of in the hand, by its creator's word (K2); no field where it follows the thing. */
  lockMaterial?: LockMaterial;
  /** The answer as one canonical text (K1); empty unless locked by password. */
  unlockPassword: string;
  /** Further answers that the face `text` takes (K7). */
  alsoAccepts: readonly string[];
  /** What the lock says to a wrong answer, instead of a text of ours (K7); may be empty. */
  wrongText: string;
  passwordMatch: PasswordMatch;
  /** The creator's word that a picture shows the password of this lock, since no text holds it (S6). */
  isClueInPicture: boolean;
  /** What tells the answer of this lock by the creator's word, in a riddle that no search can read (S7); no field where nothing does. */
  toldBy?: readonly ItemId[];
  /** On a locked item: the item that unlocks it, its key (R8). */
  itemToUnlock: ItemId | null;
  /** Keys that the lock needs besides, in any order (K5); empty without `itemToUnlock`. */
  furtherKeys: readonly ItemId[];
  /** On an item locked by sequence: the items to be clicked, in this order (K6). */
  sequence: readonly ItemId[];
  /** The other part of a combination, named by one of the two parts alone (C1). */
  combinesWith: ItemId | null;
  /** What the two parts become, named beside `combinesWith` (C1). */
  combinesInto: ItemId | null;
  onClick?: OnClick;
  /** Null where opening changes no background (O3). */
  onOpen: OnOpen | null;
}

/** The background picture with its light, copied from the catalogue so that a room needs no look-up. */
export interface Background {
  /** Stable address (R11). */
  uri: string;
  /** `#rrggbb`, multiplied into every item's picture. */
  ambient: string;
}

/** A room of its own, or the near view of something in one (N1). */
export const SCENE_KINDS = ['place', 'closeUp'] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];

/** One scene of a room (M1). */
export interface Scene {
  /** What the list of places calls it; empty for one that has no name yet. */
  name: string;
  kind: SceneKind;
  background: Background;
}

/** Who may play a room with a class: whoever finds it in the list, anybody who has its link, or its creator alone (Q1). */
export const CLASS_USES = ['whileListed', 'always', 'creatorAlone'] as const;
export type ClassUse = (typeof CLASS_USES)[number];

/** The creator's document `rooms/{id}` (SPEC §3, R1, M1). */
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
  /** The first scene's, whose own field says the same (M1). */
  background: Background;
  scenes: Readonly<Record<SceneId, Scene>>;
  /** Every scene once; the first is a place and holds the start (N1). */
  sceneOrder: readonly SceneId[];
  /** The place that the cover shows; null for the first, which also stands in for one that is gone (decision 0031). */
  coverScene: SceneId | null;
  /** In which language the room is written, as a BCP 47 tag (M2). */
  language: string;
  /** What the player reads over the open door (O6); may be empty. */
  ending: string;
  classUse: ClassUse;
  /** Questions that a class talks over after the game, a line each (Q8); may be empty. */
  debrief: string;
  /** Whether a player who is stuck for long is offered a hint. */
  offersHelp: boolean;
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
  /** Of the live version, without its region: `pt` of `pt-BR`; null while there has been none (M2). */
  language: string | null;
  /** Of the live version: the id of the library's background that its cover shows; null for one's own, and while there has been none. */
  coverBackground: string | null;
  /** Why an admin has closed it; null while nobody has. */
  hidden: Hiding | null;
}
