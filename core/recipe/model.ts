import type { Position } from '../catalogue/model.ts';
import type { ItemId } from '../room/model.ts';

/** An item of a recipe: what it is, where it stands, how it is set. */
export interface RecipeItem {
  id: ItemId;
  /** Catalogue id. */
  of: string;
  color?: string;
  /** Percent of the stage's width; the catalogue's unless told. */
  width?: number;
  /** Top-left corner in percent; the catalogue's default place unless told. */
  at?: Position;
  name?: string;
  /** Shown on a click. */
  says?: string;
  isAddable?: boolean;
  hides?: ItemId;
  lock?: RecipeLock;
}

/**
 * Locked by a password or by another item. The password is told in one of the room's texts; `isInPicture` where none
 * holds it, since a picture shows it or the player puts it together.
 */
export type RecipeLock = { password: string; isInPicture?: boolean } | { key: ItemId };

export type DoorSetting = Pick<RecipeItem, 'of' | 'color' | 'name' | 'says' | 'lock'>;

/**
 * A room in short: what a creator would do with the catalogue to get it. 2 to 3 kB where the room has 11 to 15, so
 * that a list of them is soon on a phone. Stored as `starters/{id}`.
 */
export interface Recipe {
  id: string;
  /** Where it stands in the list, from 0. */
  order: number;
  roomName: string;
  introduction: string;
  /** Whole minutes. */
  timeLimit: number;
  background: { id: string; mood: string };
  door: DoorSetting;
  items: readonly RecipeItem[];
}

export type RecipeRefusal =
  /** The catalogue lacks what the recipe names: an item, a background, a colour or mood. */
  | { type: 'missing'; what: string }
  /** The room's rules refuse it; `command` is the one that was refused, `reason` the refusal's type. */
  | { type: 'refused'; command: string; reason: string };
