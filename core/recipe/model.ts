import type { Position } from '../catalogue/model.ts';
import type { Face } from '../lock/model.ts';
import type { PercentRect } from '../room/geometry.ts';
import type { ItemId, SceneId, SceneKind, ShownAs, SpotShape } from '../room/model.ts';

/** How an item or a spot of a recipe is set. */
export interface RecipeSettings {
  /** The first one unless told. */
  scene?: SceneId;
  /** Shown on a click; of a locked thing, while it is locked. */
  says?: string;
  /** Shown once it is open (O4). */
  saysOpened?: string;
  showsAs?: ShownAs;
  hints?: readonly string[];
  /** One thing, or several in the order in which they come to light (O2). */
  hides?: ItemId | readonly ItemId[];
  lock?: RecipeLock;
  /** The scene that a click leads to (N2). */
  leadsTo?: SceneId;
  /** What opening it does to a scene (O3). */
  changes?: { scene: SceneId; background: RecipeBackground };
}

/** An item of a recipe: what it is, where it stands, how it is set. */
export interface RecipeItem extends RecipeSettings {
  id: ItemId;
  /** Catalogue id. */
  of: string;
  color?: string;
  /** Percent of the stage's width; the catalogue's unless told. */
  width?: number;
  /** Top-left corner in percent; the catalogue's default place unless told. */
  at?: Position;
  name?: string;
  isAddable?: boolean;
  /** The other part, and what the two become (C1); named by one of the two. */
  combines?: { with: ItemId; into: ItemId };
}

/** What only the background shows, to be read by all (N6). */
export interface RecipeSpot extends RecipeSettings {
  id: ItemId;
  name: string;
  /** A rectangle unless told. */
  shape?: SpotShape;
  /** In percent of the stage. */
  rect: PercentRect;
}

/**
 * Locked by an answer, by one or several things, or by clicks in their order. The answer is told in one of the room's
 * texts; `isInPicture` where none holds it, since a picture shows it or the player puts it together.
 */
export type RecipeLock = RecipeAnswer | { key: ItemId | readonly ItemId[] } | { sequence: readonly ItemId[] };

export interface RecipeAnswer {
  password: string;
  isInPicture?: boolean;
  /** Typed as a text unless told (K1). */
  face?: Face;
  alsoAccepts?: readonly string[];
  wrongText?: string;
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

export type DoorSetting = Pick<
  RecipeItem,
  'of' | 'color' | 'name' | 'says' | 'saysOpened' | 'hints' | 'lock' | 'scene'
>;

/**
 * A room in short: what a creator would do with the catalogue to get it. 2 to 3 kB where the room has 11 to 15, so
 * that a list of them is soon on a phone. A starter is stored as `starters/{id}`.
 */
export interface Recipe {
  id: string;
  /** Where it stands in the list, from 0. */
  order: number;
  roomName: string;
  introduction: string;
  /** Whole minutes. */
  timeLimit: number;
  /** A BCP 47 tag (M2); English unless told. */
  language?: string;
  /** Read over the open door (O6). */
  ending?: string;
  /** Of a starter: what it shows of the craft, and how that is made, told to its creator alone. */
  craft?: { idea: string; note: string };
  background: RecipeBackground;
  /** What the first scene is called. */
  startName?: string;
  /** The scenes after the first one, in their order. */
  scenes?: readonly RecipeScene[];
  door: DoorSetting;
  items: readonly RecipeItem[];
  spots?: readonly RecipeSpot[];
}

export type RecipeRefusal =
  /** The catalogue lacks what the recipe names: an item, a background, a colour or mood. */
  | { type: 'missing'; what: string }
  /** The room's rules refuse it; `command` is the one that was refused, `reason` the refusal's type. */
  | { type: 'refused'; command: string; reason: string };
