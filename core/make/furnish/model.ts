import type { Position } from '../../catalogue/model.ts';
import type { PictureGuide } from '../../catalogue/pictureGuide.ts';
import type { Catalogue } from '../../recipe/catalogue.ts';
import type { RecipeBackground } from '../../recipe/model.ts';
import type { PercentRect } from '../../room/geometry.ts';
import type { ItemId, SceneId } from '../../room/model.ts';

/** A thing that a made room needs, before it has a place. The door is the one with `DOOR_ID`. */
export interface Wanted {
  id: ItemId;
  /** Catalogue ids that may be used, best first; the first for which there is room is taken. */
  of: readonly string[];
  scene: SceneId;
  /** The wanted thing in, behind or under which it is found; null if it is in sight. */
  inside: ItemId | null;
  /** A colour that a clue names. Default: chosen by chance, at peace with the background. */
  color?: string;
  /** The wanted thing beside which it belongs, as a chair does at a table. */
  near?: ItemId;
  /** Whether it is left out, with what is found in it, where it has no good place: mere decoration. */
  isOptional?: boolean;
}

/** A wanted thing with its catalogue entry and place, as a `RecipeItem` takes them. */
export interface Placed {
  id: ItemId;
  /** Catalogue id. */
  of: string;
  color: string;
  /** Top-left corner in percent of the stage. */
  at: Position;
  /** Percent of the stage's width. */
  width: number;
}

/** A scene to be furnished. */
export interface SceneWanted {
  id: SceneId;
  background: RecipeBackground;
  /** Where nothing may stand, such as the spots of a clue, in percent of the stage. */
  keepFree?: readonly PercentRect[];
}

/** What can be placed, and what is known of the pictures: painted areas, tops, floors. */
export interface Surroundings {
  catalogue: Catalogue;
  pictures: PictureGuide;
}

/** The kinds of places that themes are made for. */
export type ThemeId =
  | 'mansion'
  | 'wizard'
  | 'spaceship'
  | 'tomb'
  | 'school'
  | 'sea'
  | 'dungeon'
  | 'laboratory'
  | 'kitchen'
  | 'train'
  | 'attic'
  | 'detective'
  | 'bank'
  | 'hospital'
  | 'jungle';

/** A background in the moods that suit a theme, the usual one first. */
export interface ThemeBackground {
  id: string;
  moods: readonly string[];
}

/** What a theme has to offer. All lists of things are catalogue ids. */
export interface Theme {
  id: ThemeId;
  /** Rooms of this theme, the most typical first. */
  backgrounds: readonly ThemeBackground[];
  /**
   * Close-ups that suit this theme: small things are in them, no furniture. The last ones show a wall or a machine, where
   * only what hangs has a place.
   */
  closeUps: readonly ThemeBackground[];
  /** What its plaques are made of: the first part of their catalogue ids, such as `stone-number`. */
  plaques: 'stone' | 'brass' | 'wooden';
  doors: readonly string[];
  /** Containers that take a lock and hold things. */
  lockables: readonly string[];
  /** Things behind or under which something small is found. */
  hiders: readonly string[];
  /** Notes, letters, books, plaques, posters, signs: they carry a clue. */
  readables: readonly string[];
  /** Small things that players take along, keys apart. */
  takeables: readonly string[];
  keys: readonly string[];
  decorations: readonly string[];
}
