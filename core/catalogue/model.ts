/** The palette's groups (SPEC §9). */
export const ITEM_TAGS = ['Doors', 'Keys', 'Storage', 'Decorations', 'Electronics'] as const;
export type ItemTag = (typeof ITEM_TAGS)[number];

/** Where a thing stands or hangs; the editor puts a new one there. */
export const ANCHORS = ['floor', 'wall', 'ceiling', 'top'] as const;
export type Anchor = (typeof ANCHORS)[number];

/** The order of entries that were given none. */
export const LAST_PLACE = 1_000_000;

/** A point in percent of the stage's width (x) and height (y). */
export interface Position {
  x: number;
  y: number;
}

/** The clickable part of a picture, in percent of its width and height. */
export interface HitBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The surface on which other things stand: its left end, its height and its width, in percent of the picture.
 */
export interface Top {
  x: number;
  y: number;
  width: number;
}

/** One colour of an item: the stable addresses of its two pictures (R11). */
export interface Variant {
  default: string;
  opened: string;
}

export type Variants = Readonly<Record<string, Variant>>;

/** An item of the catalogue, as stored in the collection `items` (SPEC §3). */
export interface CatalogueEntry {
  /** Stable for ever (R11): rooms and picture addresses hold it. */
  id: string;
  name: string;
  tag: ItemTag;
  /** Width of a new item, in percent of the stage's width. */
  width: number;
  /** Height of the picture divided by its width. */
  aspect: number;
  hitBox: HitBox;
  anchor: Anchor;
  /** Top-left corner of a new item. */
  defaultPosition: Position;
  /** By colour; a new item takes the first one. */
  variants: Variants;
  /** The colours in order, since Firestore does not keep the order of a map's keys. */
  colorOrder: readonly string[];
  isContainer: boolean;
  /**
   * For a container: the part of its picture in which its found content is shown, aligned to this part's
   * lower edge.
   */
  holds?: HitBox;
  isLockable: boolean;
  /** The pack the entry is sold in; `basic` comes with every plan. */
  collection: string;
  /** Its position in the palette, lowest first. */
  order: number;
  is_active: boolean;
}

/** A background, as stored in the collection `backgrounds`. */
export interface BackgroundEntry {
  id: string;
  name: string;
  theme: string;
  /** By mood; the first one is the default. */
  moods: Readonly<Record<string, BackgroundMood>>;
  /** The moods in order, since Firestore does not keep the order of a map's keys. */
  moodOrder: readonly string[];
  collection: string;
  /** Its position in the palette, lowest first; a new room takes the first background. */
  order: number;
  is_active: boolean;
}

export interface BackgroundMood {
  /** Stable address of the picture (R11). */
  uri: string;
  /** Colour of the room's light, `#rrggbb`. Items are multiplied by it, so that they fit into the room. */
  ambient: string;
}
