import type { LockMaterial } from '../catalogue/lockMaterial.ts';
import type { Position } from '../catalogue/model.ts';
import type { EditRefusal } from '../edit/command.ts';
import type { Face } from '../lock/model.ts';
import type { PercentRect } from '../room/geometry.ts';
import type { Description, ItemId, OnClick, SceneId, SceneKind, ShownAs, SpotShape } from '../room/model.ts';

/** Settings of an item or a spot in a recipe. */
export interface RecipeSettings {
  /** Default: the first scene. */
  scene?: SceneId;
  /** Text shown on a click; for a locked item, while it is locked. */
  says?: string;
  /** Text shown once the item is open (O4). */
  saysOpened?: string;
  showsAs?: ShownAs;
  /** A ready-made text in place of `says` (R9). */
  ready?: Exclude<Description, 'custom'>;
  /** What a click does in place of the usual (R10). */
  onClick?: Exclude<OnClick['type'], 'go'>;
  /** Default: that of the item (K2). */
  lockMaterial?: LockMaterial;
  isPinned?: boolean;
  hints?: readonly string[];
  /** One item, or several in the order in which they are revealed (O2). */
  hides?: ItemId | readonly ItemId[];
  lock?: RecipeLock;
  /** The scene that a click leads to (N2). */
  leadsTo?: SceneId;
  /** The change that opening the item makes to a scene (O3). */
  changes?: { scene: SceneId; background: RecipeBackground };
}

/** An item of a recipe: its catalogue entry, position and settings. */
export interface RecipeItem extends RecipeSettings {
  id: ItemId;
  /** Catalogue id. */
  of: string;
  color?: string;
  /** Percent of the stage's width; default: the entry's width. */
  width?: number;
  /** Top-left corner in percent; default: the entry's position. */
  at?: Position;
  name?: string;
  isAddable?: boolean;
  /** Whether it stands open at first. */
  isOpen?: boolean;
  /** The other part, and the result (C1); given at only one of the two parts. */
  combines?: { with: ItemId; into: ItemId };
}

/** A spot over a part of the background, with a name (N6). */
export interface RecipeSpot extends RecipeSettings {
  id: ItemId;
  name: string;
  /** Default: a rectangle. */
  shape?: SpotShape;
  /** In percent of the stage. */
  rect: PercentRect;
}

/**
 * A lock by an answer, by keys, or by a sequence of clicks. The answer must be in one of the room's texts;
 * `toldBy` if other words lead to it, `isInPicture` if a picture shows it or the player works it out.
 */
export type RecipeLock = RecipeAnswer | { key: ItemId | readonly ItemId[] } | { sequence: readonly ItemId[] };

export interface RecipeAnswer {
  password: string;
  isInPicture?: boolean;
  /** Whether case, spaces and accents count (P7). */
  isExact?: boolean;
  /** Default: a typed text (K1). */
  face?: Face;
  alsoAccepts?: readonly string[];
  wrongText?: string;
  /** The items that ask for the answer or from which it is worked out; all have to be read (S7). */
  toldBy?: ItemId | readonly ItemId[];
}

export interface RecipeBackground {
  id: string;
  mood: string;
}

/** A scene after the first one (M1). */
export interface RecipeScene {
  id: SceneId;
  name: string;
  kind: SceneKind;
  background: RecipeBackground;
}

export type DoorSetting = Omit<RecipeItem, 'id' | 'hides' | 'leadsTo' | 'changes' | 'isAddable' | 'combines'>;

/**
 * A compact description of a room: what a creator would do with the catalogue. It is 2 to 3 kB against the
 * room's 11 to 15, so that a list of them loads fast on phones. A starter is stored as `starters/{id}`.
 */
export interface Recipe {
  id: string;
  /** Position in the list, from 0. */
  order: number;
  roomName: string;
  introduction: string;
  /** Whole minutes. */
  timeLimit: number;
  /** A BCP 47 tag (M2); default: English. */
  language?: string;
  /** Text shown over the open door (O6). */
  ending?: string;
  /** The place shown on the cover; default: the first one. */
  coverScene?: SceneId;
  /** Default: true. */
  offersHelp?: boolean;
  /** Questions for a class to discuss after the game, one a line (Q8). */
  debrief?: string;
  /** For a starter: the technique that it demonstrates, and a note for its creator on how it is made. */
  craft?: { idea: string; note: string };
  background: RecipeBackground;
  /** Name of the first scene. */
  startName?: string;
  /** The scenes after the first one, in order. */
  scenes?: readonly RecipeScene[];
  door: DoorSetting;
  items: readonly RecipeItem[];
  spots?: readonly RecipeSpot[];
}

export type RecipeRefusal =
  /** The catalogue lacks something named in the recipe: an item, a background, a colour or mood. */
  | { type: 'missing'; what: string }
  /** Two items change the same scene (O3); `scene` is its name. */
  | { type: 'changedTwice'; scene: string; items: readonly [ItemId, ItemId] }
  /** A command was refused; `item` is the one that it concerns, null for the room or a scene. */
  | { type: 'refused'; command: string; item: ItemId | null; refusal: EditRefusal };
